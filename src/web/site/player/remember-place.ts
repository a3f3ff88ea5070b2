import { clock } from '../../lib/wording/format.ts';
import type { Playback } from './playback.ts';

const EVERY_MS = 5000;
/** Whoever heard less, or all but this much, begins anew. */
const FROM_MS = 10_000;

/** Goes on where the listener was in this browser, and keeps where they are. Storage may be closed: then nothing is kept. */
export function rememberPlace(playback: Playback, contentId: string, say: (text: string) => void): void {
  const name = `af_place_${contentId}`;
  const stored = read(name);
  if (stored >= FROM_MS && stored < playback.durationMs() - FROM_MS) {
    playback.seek(stored);
    say(`It goes on at ${clock(stored)}, where you were.`);
  }
  let keptAt = performance.now();
  playback.subscribe(({ positionMs, ended, playing }, event) => {
    const isDue = event === 'pause' || event === 'ended' || performance.now() - keptAt > EVERY_MS;
    if (!isDue || (!playing && event === undefined)) return;
    keptAt = performance.now();
    write(name, ended ? 0 : positionMs);
  });
}

function read(name: string): number {
  try {
    return Number(localStorage.getItem(name) ?? 0) || 0;
  } catch {
    return 0;
  }
}

function write(name: string, ms: number): void {
  try {
    localStorage.setItem(name, String(Math.round(ms)));
  } catch {
    // The place holds for this page.
  }
}
