import { usePageMeta } from '../../lib/page-meta.ts';

export default function TeamPage() {
  usePageMeta({ title: 'Team', description: 'Team' });
  return <h1 className="p-10 text-4xl">Team</h1>;
}
