import { usePageMeta } from '../../lib/page-meta.ts';

export default function AnalyticsPage() {
  usePageMeta({ title: 'Analytics', description: 'Analytics' });
  return <h1 className="p-10 text-4xl">Analytics</h1>;
}
