import { usePageMeta } from '../../lib/page-meta.ts';

export default function WelcomePage() {
  usePageMeta({ title: 'Welcome', description: 'Welcome' });
  return <h1 className="p-10 text-4xl">Welcome</h1>;
}
