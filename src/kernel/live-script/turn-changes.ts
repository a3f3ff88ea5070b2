import { diffArrays } from 'diff';
import type { Turn } from '../artifacts.ts';
import type { Emphasis } from '../rules/emphasis.ts';

/** What of a turn the sound shows. */
export type HeardTurn = Pick<Turn, 'id' | 'speaker' | 'text' | 'directions'>;

type Directions = NonNullable<Turn['directions']>;

/** Ids of the turns that are other ones; one that was moved may also say something else. */
export interface TurnChanges {
  changed: string[];
  moved: string[];
  added: string[];
  gone: string[];
}

/** What became of the turns of a script, by their ids. */
export function turnChanges(before: readonly HeardTurn[], after: readonly HeardTurn[]): TurnChanges {
  const was = new Map(before.map((turn) => [turn.id, turn]));
  const is = new Set(after.map(({ id }) => id));
  // Of those that stand in both alone: what is new or gone moves nothing, and would take long to compare.
  const parts = diffArrays(
    [...was.keys()].filter((id) => is.has(id)),
    [...is].filter((id) => was.has(id)),
  );
  return {
    changed: after
      .filter((turn) => was.has(turn.id) && isSaidOtherwise(was.get(turn.id)!, turn))
      .map(({ id }) => id),
    moved: parts.flatMap(({ added, value }) => (added ? value : [])),
    added: [...is].filter((id) => !was.has(id)),
    gone: [...was.keys()].filter((id) => !is.has(id)),
  };
}

/** How many turns sound otherwise, stand elsewhere, are new or gone; each counts once. */
export function countDiffering({ changed, moved, added, gone }: TurnChanges): number {
  return new Set([...changed, ...moved]).size + added.length + gone.length;
}

/** Other words, another speaker, or other directions. */
export function isSaidOtherwise(old: HeardTurn, now: HeardTurn): boolean {
  return old.text !== now.text || old.speaker !== now.speaker || !isDirectedAlike(old, now);
}

function isDirectedAlike({ directions: old = {} }: HeardTurn, { directions: now = {} }: HeardTurn): boolean {
  const { pauseBeforeMs, gainDb } = old;
  return pauseBeforeMs === now.pauseBeforeMs && gainDb === now.gainDb && isSpokenAlike(old, now);
}

/** Whether two ways to speak the same words sound alike; the pause before them and their level are no part of it. */
export function isSpokenAlike(old: Directions, now: Directions): boolean {
  const [was, is] = [old.sayAs ?? [], now.sayAs ?? []];
  return (
    old.pace === now.pace &&
    was.length === is.length &&
    was.every(({ text, as }, i) => text === is[i]!.text && as === is[i]!.as) &&
    isStressedAlike(old.emphasis ?? [], now.emphasis ?? [])
  );
}

function isStressedAlike(was: Emphasis, is: Emphasis): boolean {
  return (
    was.length === is.length &&
    was.every(({ text, nth = 1 }, i) => text === is[i]!.text && nth === (is[i]!.nth ?? 1))
  );
}
