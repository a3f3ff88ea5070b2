import type { Turn, TurnKind } from '../../kernel/artifacts.ts';
import { stableFraction } from '../../kernel/rules/stable-fraction.ts';

/** Silence in milliseconds, chosen between the two by the take's own key. */
type Range = readonly [least: number, most: number];

/*
 * People answer faster than they go on: across ten languages an answer comes about 200 ms after its
 * question (Stivers et al. 2009), and a word of assent comes faster still; who takes up a new thought
 * takes a breath first, the longer the more was said before.
 */
/** Whoever presses Play waits for it, and a headset that was asleep needs about as long to wake. */
const LEAD_IN: Range = [250, 250];
const NEW_SEGMENT: Range = [1050, 1500];
/** The listener was asked, and no direction says how long they have. */
const TIME_TO_THINK: Range = [800, 900];
const REACTION: Range = [160, 260];
const AFTER_REACTION: Range = [200, 340];
const ANSWER: Range = [220, 380];
/** A voice that answers its own question lets it stand for a moment. */
const OWN_ANSWER: Range = [450, 650];
const NEW_THOUGHT: Range = [620, 880];
const QUESTION: Range = [360, 560];
const SAME_VOICE: Range = [420, 620];
/** The other voice goes on: after few words, and after many. */
const FOLLOW_UP: Range = [280, 420];
const FOLLOW_LONG: Range = [460, 640];

/** Turns of so many words and less, such as "Exactly." or "Right, the tide.", react to what was said. */
const REACTION_WORDS = 3;
/** The same where words are not set apart by spaces, in UTF-16 units. */
const REACTION_LENGTH = 30;
const MANY_WORDS = 60;

/** Kinds of turns that begin a thought of their own rather than carry on the one before. */
const OPENS_THOUGHT: Record<TurnKind, boolean> = {
  source: false,
  question: false,
  frame: true,
  recap: true,
  quiz: true,
};

/** Silence after the last word, in milliseconds. */
export const TAIL_MS = 1000;

/**
 * Silence before a turn in milliseconds. The turn's own direction wins; otherwise it follows from
 * what the two turns are to each other. `takeKey` varies it a little, so that it is not mechanical.
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
  if (before.kind === 'quiz') return TIME_TO_THINK;
  const sameVoice = turn.speaker === before.speaker;
  if (asksSomething(before)) return sameVoice ? OWN_ANSWER : ANSWER;
  if (!sameVoice && isReaction(turn)) return REACTION;
  if (OPENS_THOUGHT[turn.kind]) return NEW_THOUGHT;
  if (sameVoice) return SAME_VOICE;
  if (isReaction(before)) return AFTER_REACTION;
  return asksSomething(turn) ? QUESTION : between(FOLLOW_UP, FOLLOW_LONG, countWords(before) / MANY_WORDS);
}

/** From the first range, at 0, to the second, at 1 and above. */
function between(few: Range, many: Range, share: number): Range {
  const at = (from: number, to: number) => from + (to - from) * Math.min(1, share);
  return [at(few[0], many[0]), at(few[1], many[1])];
}

function asksSomething(turn: Turn): boolean {
  return turn.kind === 'question' || /[?？؟]["'”’»)]*\s*$/u.test(turn.text);
}

function isReaction(turn: Turn): boolean {
  return countWords(turn) <= REACTION_WORDS && turn.text.length <= REACTION_LENGTH && !asksSomething(turn);
}

function countWords({ text }: Turn): number {
  return text.trim().split(/\s+/).length;
}
