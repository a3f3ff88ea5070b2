import type { Speaker } from '../../../../kernel/artifacts.ts';
import { words } from '../../../../kernel/patterns.ts';
import { bareWords, countWords } from '../../../grounding/words.ts';
import type { CheckedTurn, Verdict } from './turn-checks.ts';

/** Openings that hang on the turn before, bare, in the seven languages. */
const LEANING = new Set(words`
  it, this, that, these, those, they, he, she, such, its, their, das, dies, diese, dieser, dieses, sie, es,
  er, deshalb, deswegen, daher, dadurch, il, elle, ils, elles, cela, ca, ce, cette, ces, esto, eso, este,
  esta, estos, estas, ello, ellos, ellas, questo, questa, questi, queste, cio, esso, essa, isso, isto, ele,
  ela, eles, elas, esse, dit, dat, deze, het, hij, zij, daardoor, daarom
`);

/**
 * What is left of a segment once refused turns are out: a question whose answer fell, an answer that
 * leans on a fallen statement and a question nobody answers go too.
 */
export function leaveStanding(heard: readonly Verdict[], speakers: readonly Speaker[]): CheckedTurn[] {
  const kept: CheckedTurn[] = [];
  let gap = false;
  for (const each of heard) {
    if ('fault' in each) {
      if (asks(kept.at(-1))) kept.pop();
      gap = true;
      continue;
    }
    if (gap && each.turn.kind !== 'question' && leans(each.turn.text)) continue;
    gap = false;
    const last = kept.at(-1);
    if (asks(last) && (asks(each.turn) || answersItself(last!, each.turn, speakers))) kept.pop();
    kept.push(each.turn);
  }
  while (asks(kept.at(-1))) kept.pop();
  return kept;
}

function asks(turn: CheckedTurn | undefined): boolean {
  return turn?.kind === 'question' || turn?.kind === 'quiz';
}

/** With two voices, nobody answers their own question. A quiz is asked of the listener. */
function answersItself(question: CheckedTurn, answer: CheckedTurn, speakers: readonly Speaker[]): boolean {
  return speakers.length > 1 && question.kind === 'question' && question.speaker === answer.speaker;
}

function leans(text: string): boolean {
  return LEANING.has(bareWords(text)[0] ?? '');
}

/** Shares of the words asked for. */
const FEWEST = 0.5;
const ENOUGH_BY_FAR = 1.6;
/** Share of the turns that may fall. */
const MOST_FALLEN = 0.34;

/** Why what is left cannot stand for the segment; undefined when it can. */
export function standingFault(
  kind: 'opening' | 'body' | 'recap',
  kept: readonly CheckedTurn[],
  heard: readonly Verdict[],
  targetWords: number,
): string | undefined {
  if (kept.length === 0) return heard.length === 0 ? 'the answer held no turn' : 'no turn was left';
  if (kind === 'body' && !kept.some((turn) => turn.kind === 'source')) return 'nothing was stated';
  const words = countTurnWords(kept);
  if (kind === 'body' && words < targetWords * FEWEST)
    return `too short: ${words} words of ${targetWords} were left; say more of what the sentences hold`;
  if (kind === 'body' && (heard.length - kept.length) / heard.length > MOST_FALLEN)
    return 'too many turns fell';
  return undefined;
}

/** Past this a stream is not read on. */
export function isLongEnough(turns: readonly CheckedTurn[], targetWords: number): boolean {
  return countTurnWords(turns) > targetWords * ENOUGH_BY_FAR && !asks(turns.at(-1));
}

export function countTurnWords(turns: readonly Pick<CheckedTurn, 'text'>[]): number {
  return turns.reduce((sum, { text }) => sum + countWords(text), 0);
}
