import { usePageMeta } from '../../lib/page-meta.ts';

export default function DashboardPage() {
  usePageMeta({ title: 'Dashboard', description: 'Dashboard' });
  return <h1 className="p-10 text-4xl">Dashboard</h1>;
}
