import { useEffect, useState } from 'react';
import { spokenClock } from '../../lib/wording/format.ts';

/** Counts the seconds until signing in may be tried again. */
export function LockedLine({ until, onOver }: { until: number; onOver: () => void }) {
  const [now, setNow] = useState(() => Date.now());
  const over = now >= until;
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (over) onOver();
  }, [over, onOver]);
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  return (
    <p role="timer" className="text-ink-2">
      You can try again in <span className="font-medium text-ink">{spokenClock(seconds * 1000)}</span>.
    </p>
  );
}
