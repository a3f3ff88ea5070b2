import { saySide } from './say-side.ts';
import type { SignWords } from './sign-words.ts';

const RELATION = /(?<![<>=!:-])(?:<=|>=|[=≈≅≠∝≤≥])(?![=>])/g;
const SEGMENT = /[^;]+/g;
/** What stands for a formula that nobody can follow by ear; it is never said. */
export const LOST = '{}';
const MOST_LEFT = 40;
const CASES = /[<>]\s?\d/;
const SAYS_SO =
  /(?<!\p{L})(?:is|are|ist|sind|est|es|è|é|zijn)(?: (?:also|then|thus|therefore|simply|just|dann|donc|alors|entonces|quindi|dus|então))? $/iu;
const ARROW = /→|⇒|->|=>/;

/**
 * Equations between symbols in words: "F = ma" -> "F equals m a". Words on either side stay as they are, and a
 * first "=" stays a sign where the left is a name in capitals or a sum, which notes ask for. What cannot be
 * followed by ear becomes `LOST`.
 */
export function readEquations(text: string, words: SignWords, keepsFirst: boolean): string {
  // "pH < 7 acid; pH = 7 neutral": cases of one thing are told as cases.
  const cases = keepsFirst && CASES.test(text);
  return text.replace(SEGMENT, (segment) =>
    readSegment(segment, words, { cases, asks: keepsFirst && !ARROW.test(segment) }),
  );
}

function readSegment(
  segment: string,
  words: SignWords,
  { cases, asks }: { cases: boolean; asks: boolean },
): string {
  let out = '';
  let from = 0;
  for (const { index, 0: sign } of segment.matchAll(RELATION)) {
    if (index < from) continue;
    const right = saySide(segment, index + sign.length, words);
    if (!right) continue;
    const goesOn =
      out !== '' && segment.slice(from, Math.min(index, from + 3)).trim() === '' && index - from < 3;
    const left = goesOn ? { said: '', start: from } : leftOf(segment, from, index, words);
    if (right.lost) {
      out += `${segment.slice(from, left.start)}${LOST}`;
      from = right.end;
      continue;
    }
    // "temp = 20": an amount, whose name is no symbol.
    const isNumber = /^-?\d[\d.,%]*$/.test(right.said);
    if (left.said === undefined && (isNumber || sign !== '=')) continue;
    if (cases && isNumber) continue;
    const head = segment.slice(from, left.start);
    // "The amount is therefore n = m/M": the amount is m over M.
    if (left.said && SAYS_SO.test(head.slice(-24))) {
      out += `${head}${right.said}`;
      from = right.end;
      continue;
    }
    const kept = sign === '=' && (left.said === undefined || (asks && out === '' && isAskedFor(left.said)));
    const link = kept ? '=' : linkOf(sign, words, right.said);
    out += `${head}${left.said ?? ''} ${link} ${right.said}`;
    from = right.end;
  }
  return out + segment.slice(from);
}

/** "TC", "p plus q", "MUx divided by Px": what notes ask for by "What does ... equal?". */
const isAskedFor = (left: string) => /^\p{Lu}{2}|\s/u.test(left);

/** The symbols right before a sign: the longest that are read whole. */
function leftOf(
  segment: string,
  from: number,
  to: number,
  words: SignWords,
): { said: string | undefined; start: number } {
  const least = Math.max(from, to - MOST_LEFT);
  const near = segment.slice(least, to);
  for (const { index } of near.matchAll(/(?<=^|[\s(,:])\S/g)) {
    if (index === 0 && least > from) continue;
    const side = saySide(near, index, words);
    if (side && !side.lost && near.slice(side.end).trim() === '')
      return { said: side.said, start: least + index };
  }
  return { said: undefined, start: least + near.trimEnd().length };
}

function linkOf(sign: string, words: SignWords, right: string): string {
  switch (sign) {
    case '=':
      return words.equals;
    case '≠':
      return words.notEqual;
    case '∝':
      return words.proportional;
    case '≤':
    case '<=':
      return words.lessOrEqual;
    case '≥':
    case '>=':
      return words.moreOrEqual;
    default:
      return /^\d/.test(right) ? words.about : words.isAbout;
  }
}
