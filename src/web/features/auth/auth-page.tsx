import { usePageMeta } from '../../lib/page-meta.ts';

export default function AuthPage() {
  usePageMeta({ title: 'Sign in', description: 'Sign in' });
  return <h1 className="p-10 text-4xl">Sign in</h1>;
}
