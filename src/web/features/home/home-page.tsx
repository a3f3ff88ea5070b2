import { usePageMeta } from '../../lib/page-meta.ts';

export default function HomePage() {
  usePageMeta({ title: 'Afterword', description: 'Afterword' });
  return <h1 className="p-10 text-4xl">Afterword</h1>;
}
