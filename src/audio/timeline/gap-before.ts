import type { Turn } from '../../kernel/artifacts.ts';
import { stableFraction } from './stable-fraction.ts';

/** Silence in milliseconds, chosen between the two by the take's own key. */
type Range = readonly [least: number, most: number];

/*
 * People answer faster than they go on: across ten languages an answer comes about 200 ms after
 * its question (Stivers et al. 2009), heard as quick; a new topic takes more than a breath.
 */
/** Whoever presses Play waits for it, and a headset that was asleep needs about as long to wake. */
const LEAD_IN: Range = [250, 250];
const ANSWER: Range = [250, 350];
const FOLLOW_UP: Range = [400, 500];
const SAME_VOICE: Range = [450, 600];
const NEW_SEGMENT: Range = [1100, 1400];

/** Silence after the last word, in milliseconds. */
export const TAIL_MS = 1000;

/**
 * Silence before a turn in milliseconds. The turn's own direction wins; otherwise it follows from
 * what the turn is to the one before. `takeKey` varies it a little, so that it is not mechanical.
 */
export function gapBefore(turn: Turn, before: Turn | undefined, takeKey: string): number {
  const requestedMs = turn.directions?.pauseBeforeMs;
  if (requestedMs !== undefined) return requestedMs;
  const [least, most] = rangeFor(turn, before);
  return Math.round(least + (most - least) * stableFraction(`gap ${takeKey}`));
}

function rangeFor(turn: Turn, before: Turn | undefined): Range {
  if (!before) return LEAD_IN;
  if (turn.segmentId !== before.segmentId) return NEW_SEGMENT;
  if (turn.speaker === before.speaker) return SAME_VOICE;
  return asksSomething(before) ? ANSWER : FOLLOW_UP;
}

function asksSomething(turn: Turn): boolean {
  return turn.kind === 'question' || /[?？؟]["'”’»)]*\s*$/u.test(turn.text);
}
