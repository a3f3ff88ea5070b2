import { usePageMeta } from '../../lib/page-meta.ts';

export default function VoiceClonesPage() {
  usePageMeta({ title: 'Custom voices', description: 'Custom voices' });
  return <h1 className="p-10 text-4xl">Custom voices</h1>;
}
