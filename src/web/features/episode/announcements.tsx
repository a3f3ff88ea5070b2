import { useEffect, useRef, useState } from 'react';
import { stageRows } from './stage-rows.ts';
import type { Episode } from './types.ts';

/** Tells screen readers when a stage begins, and when it is all over; never every percent. */
export function Announcements({ episode }: { episode: Episode }) {
  const now = sentenceOf(episode);
  const last = useRef(now);
  const [sentence, setSentence] = useState('');
  useEffect(() => {
    // What was so when the page was opened is read with the page.
    if (last.current === now) return;
    last.current = now;
    setSentence(now);
  }, [now]);
  return (
    <p role="status" className="sr-only">
      {sentence}
    </p>
  );
}

function sentenceOf({ status, stages }: Episode): string {
  if (status === 'done') return 'The episode is ready.';
  if (status === 'cancelled') return 'Cancelled.';
  // A failure is announced where it is shown.
  if (status !== 'running') return '';
  const under = stageRows(stages, 0).filter((row) => row.state === 'running');
  return under.length > 0 ? `${under.map((row) => row.label).join(' and ')} under way.` : '';
}
