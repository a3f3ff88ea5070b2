import { usePageMeta } from '../../lib/page-meta.ts';

export default function StudentLibraryPage() {
  usePageMeta({ title: 'My library', description: 'My library' });
  return <h1 className="p-10 text-4xl">My library</h1>;
}
