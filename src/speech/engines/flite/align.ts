import { PAUSE, type Phone } from './phones.ts';

const VOWELS = new Set('aa ae ah ao aw ax axr ay eh er ey ih ix iy ow oy uh uw'.split(' '));
const UNRELATED = 1;
/** In running speech a vowel is often reduced to another ("the", "to"); that says little about words. */
const BOTH_VOWELS = 0.4;
const MISSING = 0.8;
/** flite pauses between words only. */
const PAUSE_INSIDE_WORD = 5;

export interface TimedSpan {
  startMs: number;
  endMs: number;
}

function differ(expected: string, spoken: string): number {
  if (expected === spoken) return 0;
  return VOWELS.has(expected) && VOWELS.has(spoken) ? BOTH_VOWELS : UNRELATED;
}

/**
 * Finds each word among the phones of its sentence by the cheapest alignment (Levenshtein, weighted)
 * of the phones the words have alone with the phones that were spoken.
 *
 * @param words the phones of each word said alone, in order
 * @param spoken the phones of the whole sentence
 * @returns one span a word in milliseconds, undefined where no phone was left for it
 */
export function alignWords(words: string[][], spoken: Phone[]): (TimedSpan | undefined)[] {
  const expected: { phone: string; word: number; last: boolean }[] = [];
  words.forEach((phones, word) => {
    phones.forEach((phone, i) => {
      expected.push({ phone, word, last: i === phones.length - 1 });
    });
  });
  const rows = expected.length + 1;
  const columns = spoken.length + 1;
  const cost = new Float32Array(rows * columns);
  for (let row = 1; row < rows; row++) cost[row * columns] = row * MISSING;
  const insertion = (row: number, phone: Phone) => {
    if (phone.name !== PAUSE) return MISSING;
    return row === 0 || expected[row - 1]?.last ? 0 : PAUSE_INSIDE_WORD;
  };
  for (let row = 0; row < rows; row++) {
    for (let column = 1; column < columns; column++) {
      const phone = spoken[column - 1] as Phone;
      const here = row * columns + column;
      let best = (cost[here - 1] as number) + insertion(row, phone);
      if (row > 0) {
        const want = expected[row - 1] as (typeof expected)[number];
        const both = (cost[here - columns - 1] as number) + differ(want.phone, phone.name);
        const skipped = (cost[here - columns] as number) + MISSING;
        best = Math.min(best, both, skipped);
      }
      cost[here] = best;
    }
  }
  return trace(cost, columns, expected, spoken, words.length);
}

function trace(
  cost: Float32Array,
  columns: number,
  expected: { phone: string; word: number }[],
  spoken: Phone[],
  wordCount: number,
): (TimedSpan | undefined)[] {
  const spans: (TimedSpan | undefined)[] = new Array(wordCount).fill(undefined);
  let row = expected.length;
  let column = columns - 1;
  while (row > 0 && column > 0) {
    const want = expected[row - 1] as (typeof expected)[number];
    const phone = spoken[column - 1] as Phone;
    const here = cost[row * columns + column] as number;
    const both = (cost[(row - 1) * columns + column - 1] as number) + differ(want.phone, phone.name);
    if (phone.name !== PAUSE && Math.abs(here - both) < 1e-3) {
      spans[want.word] = widen(spans[want.word], phone);
      row--;
      column--;
    } else if (Math.abs(here - ((cost[(row - 1) * columns + column] as number) + MISSING)) < 1e-3) {
      row--;
    } else {
      if (phone.name !== PAUSE) spans[want.word] = widen(spans[want.word], phone);
      column--;
    }
  }
  return spans;
}

function widen(span: TimedSpan | undefined, phone: Phone): TimedSpan {
  if (!span) return { startMs: phone.startMs, endMs: phone.endMs };
  return { startMs: Math.min(span.startMs, phone.startMs), endMs: Math.max(span.endMs, phone.endMs) };
}
