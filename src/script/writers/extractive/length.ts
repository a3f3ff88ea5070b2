import type { Turn } from '../../../kernel/artifacts.ts';
import { countWords } from './text/count-words.ts';

/**
 * How long turns last when spoken, in seconds: the pace counts usual pauses between turns in, pauses that a
 * turn asks for itself come on top.
 */
export function estimateSeconds(turns: readonly Turn[], wordsPerMinute: number): number {
  const words = turns.reduce((sum, turn) => sum + countWords(turn.text), 0);
  const pauses = turns.reduce((sum, turn) => sum + (turn.directions?.pauseBeforeMs ?? 0), 0);
  return Math.round((words / wordsPerMinute) * 600 + pauses / 100) / 10;
}

/** "about 6 minutes", "about 50 seconds". */
export function spokenLength(seconds: number): string {
  if (seconds < 90) return `about ${Math.round(seconds / 10) * 10} seconds`;
  const minutes = Math.round(seconds / 30) / 2;
  return `about ${minutes} minutes`;
}
