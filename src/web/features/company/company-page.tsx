import { usePageMeta } from '../../lib/page-meta.ts';

export default function CompanyPage() {
  usePageMeta({ title: 'Company', description: 'Company' });
  return <h1 className="p-10 text-4xl">Company</h1>;
}
