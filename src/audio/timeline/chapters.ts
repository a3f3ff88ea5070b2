import type { Chapter, Cue, Script } from '../../kernel/artifacts.ts';

/** Players seek a little late: a chapter begins this long before its first word, within the silence. */
const EARLY_MS = 250;

/**
 * One chapter a segment that is heard, in order, from 0 to the show's end without a hole.
 *
 * @param earlyMs how long before its first word a chapter begins, never within the words before
 */
export function makeChapters(
  script: Script,
  cues: Cue[],
  durationMs: number,
  earlyMs: number = EARLY_MS,
): Chapter[] {
  const titles = new Map(script.segments.map((s) => [s.id, s.title]));
  const starts = cues.flatMap((cue, i) => {
    const before = cues[i - 1];
    if (before?.segmentId === cue.segmentId) return [];
    const startMs = before ? Math.max(before.endMs, cue.startMs - earlyMs) : 0;
    return [{ title: titles.get(cue.segmentId) ?? '', startMs }];
  });
  return starts.map((chapter, i) => ({
    ...chapter,
    endMs: starts[i + 1]?.startMs ?? Math.round(durationMs),
  }));
}
