import { usePageMeta } from '../../lib/page-meta.ts';

export default function ResetPasswordPage() {
  usePageMeta({ title: 'Reset password', description: 'Reset password' });
  return <h1 className="p-10 text-4xl">Reset password</h1>;
}
