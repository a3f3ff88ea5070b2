import { usePageMeta } from '../../lib/page-meta.ts';

export default function ApprovalsPage() {
  usePageMeta({ title: 'Approvals', description: 'Approvals' });
  return <h1 className="p-10 text-4xl">Approvals</h1>;
}
