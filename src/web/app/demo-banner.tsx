import { Button } from '../components/elements/button.tsx';
import { useSecurity } from '../lib/account/security.ts';

/** Says that what a demo visitor sees is made up, and lets them leave. */
export function DemoBanner() {
  const { status, signOut } = useSecurity();
  if (status !== 'demo') return null;
  return (
    <aside
      aria-label="Demo"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-v2-wash px-5 py-2 wide:px-10"
    >
      <p className="min-w-0 grow text-v2-ink">
        <strong className="font-semibold">Sample data.</strong> You are looking around in the demo: nothing
        here is anybody's. Which pages you open is written down, without your name.
      </p>
      <Button size="small" onClick={() => void signOut('/auth')}>
        End the demo
      </Button>
    </aside>
  );
}
