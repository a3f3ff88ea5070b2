import type { Line } from './model.ts';

/**
 * Faults of a line that is no content of its own: a pointer, navigation, a caption, a question that nobody
 * answers, a promise of something that is not there. What stands beside it says the same without it.
 */
const APPARATUS: ReadonlySet<string> = new Set([
  'apparatus',
  'no content',
  'pointer',
  'question without its answer',
]);

/** Whether a line may be left out and the rest of its paragraph said; other faults break the paragraph. */
export function isApparatus({ fault }: Pick<Line, 'fault'>): boolean {
  return fault !== undefined && APPARATUS.has(fault);
}
