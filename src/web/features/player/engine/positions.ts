import type { Chapter, Cue } from './types.ts';

/** Index of the last of `items` that starts at or before `ms`; -1 before the first. */
export function indexAt(items: readonly { startMs: number }[], ms: number): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (items[middle]!.startMs <= ms) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The turn that is spoken at `ms`, or was last before it. */
export function turnAt(cues: readonly Cue[], ms: number): string | undefined {
  return cues[indexAt(cues, ms)]?.turnId;
}

/**
 * The same place on another rendering's clock: the same turn, as far into it; in the pause after a
 * turn, as far into that pause. A turn that is gone gives the start of the next one that is there.
 */
export function mapPosition(ms: number, from: readonly Cue[], to: readonly Cue[]): number {
  const at = indexAt(from, ms);
  const cue = from[at];
  if (!cue) return Math.max(0, to[0] ? Math.min(ms, to[0].startMs) : ms);
  const indexes = new Map(to.map((c, index) => [c.turnId, index]));
  const index = indexes.get(cue.turnId);
  if (index === undefined) return startOfNext(from, at, indexes, to) ?? to.at(-1)?.endMs ?? ms;
  const there = to[index]!;
  const spoken = Math.min(ms, cue.endMs) - cue.startMs;
  const paused = Math.max(0, ms - cue.endMs);
  const end = to[index + 1]?.startMs ?? Number.POSITIVE_INFINITY;
  const mapped = paused > 0 ? there.endMs + paused : Math.min(there.startMs + spoken, there.endMs);
  return Math.min(mapped, Math.max(end, there.startMs));
}

function startOfNext(from: readonly Cue[], at: number, indexes: Map<string, number>, to: readonly Cue[]) {
  for (const cue of from.slice(at + 1)) {
    const index = indexes.get(cue.turnId);
    if (index !== undefined) return to[index]!.startMs;
  }
  return undefined;
}

/** True when the turn heard at `ms` is already on the other clock. */
export function covers(ms: number, from: readonly Cue[], to: readonly Cue[]): boolean {
  const turn = turnAt(from, ms);
  return turn === undefined ? to.length > 0 : to.some((cue) => cue.turnId === turn);
}

/** When the next pause between turns begins; `ms` itself inside one. */
export function nextPause(cues: readonly Cue[], ms: number): number {
  const cue = cues[indexAt(cues, ms)];
  return cue && ms < cue.endMs ? cue.endMs : ms;
}

/** Where the chapter before `ms` starts: this one's own start unless it has only just begun. */
export function previousChapter(chapters: readonly Chapter[], ms: number, justBegunMs = 3000): number {
  const at = indexAt(chapters, ms);
  const current = chapters[at];
  if (!current) return 0;
  return ms - current.startMs > justBegunMs ? current.startMs : (chapters[at - 1]?.startMs ?? 0);
}

/** Where the next chapter starts, if there is one. */
export function nextChapter(chapters: readonly Chapter[], ms: number): number | undefined {
  return chapters[indexAt(chapters, ms) + 1]?.startMs;
}
