import { usePageMeta } from '../../lib/page-meta.ts';

export default function OutboxPage() {
  usePageMeta({ title: 'Outbox', description: 'Outbox' });
  return <h1 className="p-10 text-4xl">Outbox</h1>;
}
