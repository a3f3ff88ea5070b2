import type { Turn } from '../../../kernel/artifacts.ts';
import { countWords } from './text/tokens.ts';

/** Silence that the mix puts between two turns, and between two segments, seconds (audio room, timeline). */
const BETWEEN_TURNS = 0.38;
const BETWEEN_SEGMENTS = 1.2;

/** How long turns last when spoken, in seconds. */
export function estimateSeconds(turns: readonly Turn[], wordsPerMinute: number): number {
  let seconds = 0;
  turns.forEach((turn, i) => {
    seconds += (countWords(turn.text) / wordsPerMinute) * 60;
    const next = turns[i + 1];
    if (next) seconds += next.segmentId === turn.segmentId ? BETWEEN_TURNS : BETWEEN_SEGMENTS;
  });
  return Math.round(seconds * 10) / 10;
}

/** "about 6 minutes", "about 50 seconds". */
export function spokenLength(seconds: number): string {
  if (seconds < 90) return `about ${Math.round(seconds / 10) * 10} seconds`;
  const minutes = Math.round(seconds / 30) / 2;
  return `about ${minutes} minutes`;
}
