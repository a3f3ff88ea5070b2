import { usePageMeta } from '../../lib/page-meta.ts';

export default function BusinessPage() {
  usePageMeta({ title: 'Business portal', description: 'Business portal' });
  return <h1 className="p-10 text-4xl">Business portal</h1>;
}
