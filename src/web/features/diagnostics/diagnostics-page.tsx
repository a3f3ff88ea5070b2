import { usePageMeta } from '../../lib/page-meta.ts';

export default function DiagnosticsPage() {
  usePageMeta({ title: 'Diagnostics', description: 'Diagnostics' });
  return <h1 className="p-10 text-4xl">Diagnostics</h1>;
}
