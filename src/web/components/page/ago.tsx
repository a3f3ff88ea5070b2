import { useSyncExternalStore } from 'react';
import { dateDistance } from '../../../kernel/rules/date-distance.ts';

const EACH_MS = 60_000;
const listeners = new Set<() => void>();
let minutes = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** One clock for the whole page, which runs while something shows a time. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) timer = setInterval(tick, EACH_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

function tick(): void {
  minutes += 1;
  for (const listener of listeners) listener();
}

/** A moment by its distance, said anew each minute: "about 2 hours ago". Pointed at, it gives the exact time. */
export function Ago({ at, className }: { at: string; className?: string }) {
  useSyncExternalStore(subscribe, () => minutes);
  const then = new Date(at);
  return (
    <time dateTime={at} title={then.toLocaleString()} className={className}>
      {dateDistance(then, settledNow(then))}
    </time>
  );
}

/** What came just now is not in the future because this machine's clock is a little behind the server's. */
function settledNow(then: Date): Date {
  const now = Date.now();
  const ahead = then.getTime() - now;
  return ahead > 0 && ahead < EACH_MS ? then : new Date(now);
}
