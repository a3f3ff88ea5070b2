import { wordsIn } from './query-words.ts';

/** Characters of an excerpt, and of what stands before the word. */
const LENGTH = 120;
const BEFORE = 40;

interface Said {
  speaker: number;
  text: string;
}

/** Of several turns the one with the most of the sought words, and what stands around the first of them. */
export function findExcerpt(
  turns: readonly Said[],
  sought: readonly string[],
): { speaker: number; text: string } | undefined {
  let best: { turn: Said; at: number; found: number } | undefined;
  for (const turn of turns) {
    const words = wordsIn(turn.text);
    const starts = sought.map((begin) => words.find(({ folded }) => folded.startsWith(begin))?.start);
    const there = starts.filter((start) => start !== undefined);
    if (there.length > (best?.found ?? 0)) best = { turn, at: Math.min(...there), found: there.length };
    if (best?.found === sought.length) break;
  }
  const [first] = turns;
  if (!best) return first && { speaker: first.speaker, text: cut(first.text, 0) };
  return { speaker: best.turn.speaker, text: cut(best.turn.text, best.at) };
}

/** About 120 characters around a place, between words; points say that there is more. */
function cut(text: string, at: number): string {
  const from = at <= BEFORE ? 0 : text.indexOf(' ', at - BEFORE) + 1;
  const start = from > at ? at : from;
  const rest = text.slice(start);
  const end = rest.length <= LENGTH ? rest.length : rest.lastIndexOf(' ', LENGTH);
  const shown = rest.slice(0, end <= 0 ? LENGTH : end).trim();
  return `${start > 0 ? '… ' : ''}${shown}${shown.length < rest.trimEnd().length ? ' …' : ''}`;
}
