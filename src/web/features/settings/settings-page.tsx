import { usePageMeta } from '../../lib/page-meta.ts';

export default function SettingsPage() {
  usePageMeta({ title: 'Settings', description: 'Settings' });
  return <h1 className="p-10 text-4xl">Settings</h1>;
}
