import { Icon } from '../components/elements/icon.tsx';
import { useInterrupted, useOnline } from '../lib/live/live-state.ts';

/** Says when the page may be behind, and how far. Nothing is said of an interruption that is over at once. */
export function ConnectionNotice() {
  const online = useOnline();
  const interrupted = useInterrupted();
  const sentence = !online
    ? 'You are offline. What you entered stays here, and episodes go on being made on the server.'
    : interrupted
      ? 'Live updates are interrupted. Until they are back, this page looks for changes every 3 seconds.'
      : undefined;
  return (
    <div role="status">
      {sentence && (
        <p className="flex items-center gap-2.5 border-b border-line bg-sunk px-5 py-2.5 text-ink-2 wide:px-10">
          <Icon name="offline" className="text-warn" />
          {sentence}
        </p>
      )}
    </div>
  );
}
