import { PlainPage } from '../../components/page/plain-page.tsx';
import { usePageMeta } from '../../lib/browser/page-meta.ts';
import { DiagnosticsActions, DiagnosticsList } from './diagnostics-list.tsx';

/** /diag and /__diag: for anybody, also where nothing else works. */
export default function DiagnosticsPage() {
  usePageMeta({
    title: 'Diagnostics',
    description: 'What this browser offers to Afterword, and what first went wrong.',
    path: '/diag',
  });
  return (
    <PlainPage>
      <h1 className="text-4xl">Diagnostics</h1>
      <div className="w-full">
        <DiagnosticsList />
      </div>
      <div className="flex flex-wrap gap-2">
        <DiagnosticsActions />
      </div>
    </PlainPage>
  );
}
