import { usePageMeta } from '../../lib/page-meta.ts';

export default function BillingPage() {
  usePageMeta({ title: 'Billing', description: 'Billing' });
  return <h1 className="p-10 text-4xl">Billing</h1>;
}
