import { usePageMeta } from '../../lib/page-meta.ts';

export default function DiscoverPage() {
  usePageMeta({ title: 'Discover', description: 'Discover' });
  return <h1 className="p-10 text-4xl">Discover</h1>;
}
