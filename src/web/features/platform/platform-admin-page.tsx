import { usePageMeta } from '../../lib/page-meta.ts';

export default function PlatformAdminPage() {
  usePageMeta({ title: 'Platform admin', description: 'Platform admin' });
  return <h1 className="p-10 text-4xl">Platform admin</h1>;
}
