import { AppError } from '../../../../kernel/errors.ts';
import type { ScriptOptions } from '../../../options.ts';
import type { Attempt } from '../attempt.ts';
import type { Line, Section } from '../model.ts';
import { openingAndClosing } from '../plan-show.ts';
import { selectLines } from '../planning/select-lines.ts';
import type { Source } from '../reading/read-source.ts';
import type { Debate } from './debate.ts';
import { findSides, type Side } from './find-sides.ts';
import { tellDebate } from './tell-debate.ts';

/** Less than this on a side is no position. */
const FEWEST_WORDS = 40;
const FEWEST_LINES = 2;
/** Shares of the show: the question, each side, the source's own conclusion. */
const OPENING = 0.15;
const CLOSING = 0.12;

/**
 * Two positions that the source holds, each told in turn.
 *
 * @throws AppError script_format_unsuitable where it holds fewer than two
 */
export function debateAttempts(
  source: Source,
  sections: readonly Section[],
  options: ScriptOptions,
): Attempt {
  const sides = findSides(sections, source.language);
  refuseOneSided(source, sides);
  const argued = new Set(
    [...sides.for, ...sides.against].flatMap((s) => s.units.flatMap((p) => p.lines.map((l) => l.at))),
  );
  const { start, ends } = openingAndClosing(sections, source.language);
  return (words) => {
    const banned = new Set(source.lines.filter((line) => argued.has(line.at)));
    const opening = selectLines(start, words * OPENING, { cuts: 'threads', banned });
    const closing = selectLines(ends, words * CLOSING, { cuts: 'threads', banned, spoken: opening });
    const left = (words - count(opening) - count(closing)) / 2;
    const pick = (side: Side) => selectLines(sides[side], left, { cuts: 'loose' });
    const debate: Debate = { opening, sides: { for: pick('for'), against: pick('against') }, closing };
    const told = count([...opening, ...debate.sides.for, ...debate.sides.against, ...closing]);
    return { words: told, told: tellDebate(source, debate, options) };
  };
}

function refuseOneSided(source: Source, sides: Record<Side, Section[]>): void {
  const held = (side: Side) =>
    sides[side].flatMap((s) => s.units.flatMap((p) => p.lines.filter((l) => l.fault === undefined)));
  const thin = (['for', 'against'] as const).filter(
    (side) => held(side).length < FEWEST_LINES || count(held(side)) < FEWEST_WORDS,
  );
  if (thin.length === 0) return;
  const what = thin.length === 2 ? 'does not argue for and against something' : `says too little ${thin[0]}`;
  throw new AppError(
    'script_format_unsuitable',
    `"${source.document.metadata.title}" ${what}, so it makes no debate. A deep dive or an interview fits any source.`,
    { details: { format: 'debate', for: count(held('for')), against: count(held('against')) } },
  );
}

function count(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + line.words, 0);
}
