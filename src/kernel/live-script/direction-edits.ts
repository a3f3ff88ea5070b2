import type { Turn } from '../artifacts.ts';
import { compact } from '../compact.ts';
import { emphasisOf, type StressedRange, stressedRanges } from '../rules/emphasis.ts';
import type { LiveTurn } from './document.ts';

type Directions = NonNullable<Turn['directions']>;

/** As many words as a turn may have said otherwise (contract of scripts). */
const MOST_SAID_OTHERWISE = 50;

/**
 * The directions of the two parts of a turn: each part keeps the stress of its own words, and the pause stays
 * before the first.
 *
 * @param tailAt where the words of the second part begin
 */
export function cutDirections(
  text: string,
  tailAt: number,
  directions: Directions | undefined,
): { head: Directions | undefined; tail: Directions | undefined } {
  if (!directions) return { head: undefined, tail: undefined };
  const ranges = stressedRanges(text, directions.emphasis);
  const [head, tail] = [text.slice(0, tailAt), text.slice(tailAt)];
  const behind = ranges.filter(({ start }) => start >= tailAt);
  return {
    head: directed({
      ...directions,
      emphasis: emphasisOf(
        head,
        ranges.filter(({ end }) => end <= tailAt),
      ),
    }),
    tail: directed({
      ...directions,
      pauseBeforeMs: undefined,
      emphasis: emphasisOf(tail, shifted(behind, -tailAt)),
    }),
  };
}

/**
 * How two turns are spoken as one: as the first, with the words of both said and stressed as they were.
 *
 * @param tailAt where the words of the second begin in the joined text
 */
export function joinDirections(
  first: LiveTurn,
  second: LiveTurn,
  joined: string,
  tailAt: number,
): Directions | undefined {
  const [head, tail] = [first.directions ?? {}, second.directions ?? {}];
  const otherwise = (head.sayAs ?? []).map(({ text }) => text);
  const added = (tail.sayAs ?? []).filter(({ text }) => !otherwise.includes(text));
  return directed({
    ...head,
    sayAs: [...(head.sayAs ?? []), ...added].slice(0, MOST_SAID_OTHERWISE),
    emphasis: emphasisOf(joined, [
      ...stressedRanges(joined.slice(0, tailAt), head.emphasis),
      ...shifted(stressedRanges(joined.slice(tailAt), tail.emphasis), tailAt),
    ]),
  });
}

function shifted(ranges: readonly StressedRange[], by: number): StressedRange[] {
  return ranges.map(({ start, end }) => ({ start: start + by, end: end + by }));
}

/** Undefined where nothing is directed. */
function directed(all: { [K in keyof Directions]: Directions[K] | undefined }): Directions | undefined {
  const { sayAs, emphasis } = all;
  const directions = compact<Directions>({
    ...all,
    sayAs: sayAs?.length ? sayAs : undefined,
    emphasis: emphasis?.length ? emphasis : undefined,
  });
  return Object.keys(directions).length > 0 ? directions : undefined;
}
