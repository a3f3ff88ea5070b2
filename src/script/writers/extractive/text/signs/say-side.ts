import { type Token, tokenAt } from './formula-tokens.ts';
import type { Fraction, SignWords } from './sign-words.ts';

/**
 * What one side of an equation says, up to `end`. `lost`: only the eye can follow it, as its brackets change
 * what belongs together.
 */
export interface Side {
  said: string;
  end: number;
  lost: boolean;
}

/** More parts than this are not followed by ear. */
const MOST_TOKENS = 14;

/** Small words that are also letters of a product: no amounts where a word follows them. */
const SMALL = new Set(
  'at as is in so if to of or an am um im zu es en de la le si se et ou el al e o a y und die der das bei als für mit por con per che tra est les des is of te met bij van op à au ist for and the per vs du ab da do'.split(
    ' ',
  ),
);

/** Reads a side of an equation from `from`; undefined where no formula stands there. */
export function saySide(text: string, from: number, words: SignWords): Side | undefined {
  const parts: string[] = [];
  let at = from;
  let needs = true;
  let before: Token | undefined;
  for (let count = 0; count < MOST_TOKENS; count += 1) {
    const token = tokenAt(text, at);
    if (!token || token.kind === 'close') break;
    if (needs && token.kind === 'operator' && token.sign === '-' && before?.kind !== 'operator') {
      parts.push(words.minus);
    } else if (token.kind === 'operator') {
      if (needs) return undefined;
      const over = token.sign === '/' && before?.kind === 'number' ? tokenAt(text, token.end) : undefined;
      if (over?.kind === 'number') {
        // "120/80": two numbers of one measure. "1/3 x" is a part of it.
        const part = words.fractions[text.slice(token.end - 2, over.end) as Fraction];
        if (part === undefined || !over.glued) return undefined;
        parts.splice(-1, 1, part);
        at = over.end;
        before = over;
        continue;
      }
      // "K+ out": a charge.
      if (token.glued && /[+-]/.test(token.sign) && text.charAt(token.end) === ' ') break;
      // A sign that nothing follows is a dash, or the plus of "18+".
      const next = tokenAt(text, token.end);
      if (!next || next.kind === 'operator' || isWord(next, text, token)) break;
      parts.push(
        { '+': words.plus, '-': words.minus, '*': words.times, '/': words.dividedBy, '±': words.plusMinus }[
          token.sign
        ],
      );
      needs = true;
    } else if (token.kind === 'open' || token.kind === 'root') {
      const group =
        token.kind === 'open' ? flatGroup(text, token, before, words) : rootOf(text, token, words);
      if (!group) {
        // "n (the number of cells)": an aside, and no factor.
        if (token.kind === 'open' && !needs && !isFactor(text, token.end)) break;
        return parts.length === 0 ? undefined : { said: '', end: endOfGroups(text, token.end), lost: true };
      }
      parts.push(group.said);
      at = group.end;
      before = token;
      needs = false;
      continue;
    } else if (token.kind === 'function') {
      const argument = argumentOf(text, token.end, words);
      if (!argument) return { said: '', end: endOfGroups(text, token.end), lost: true };
      parts.push(`${words.functions[token.name]} ${argument.said}`);
      at = argument.end;
      before = token;
      needs = false;
      continue;
    } else {
      if (isWord(token, text, before)) break;
      // "U(M)" is called, and not multiplied.
      if (token.kind === 'symbol' && text.charAt(token.end) === '(') return undefined;
      const said = sayToken(token, words);
      if (said === undefined) return undefined;
      if (token.kind === 'dissolved' && before?.kind === 'dissolved') parts.push(words.times);
      parts.push(said);
      needs = false;
    }
    at = token.end;
    before = token;
  }
  if (parts.length === 0 || needs) return undefined;
  // "A e^(...)", "k[A]^m": goes on in a way that is not read here.
  if (/^ ?[\^{√∑∫|_]/u.test(text.slice(at, at + 2)))
    return { said: '', end: endOfGroups(text, at + 1), lost: true };
  return { said: parts.join(' ').replace(/(?<=\S) {2,}/g, ' '), end: at, lost: false };
}

function sayToken(token: Token, words: SignWords): string | undefined {
  switch (token.kind) {
    case 'number':
      return token.text;
    case 'half':
      return words.fractions[
        ({ '½': '1/2', '⅓': '1/3', '⅔': '2/3', '¼': '1/4', '¾': '3/4', '⅕': '1/5' } as const)[
          token.text as '½'
        ]
      ];
    case 'power':
      return token.text === '2' ? words.squared : words.cubed;
    case 'rate':
      return (token.second ? words.secondDerivative : words.derivative)(token.of, token.by);
    case 'dissolved':
      return `${words.concentrationOf} ${sayDissolved(token.text, words)}`;
    case 'symbol':
      return spell(token.text);
    default:
      return undefined;
  }
}

const sayDissolved = (text: string, { plus, minus }: SignWords) =>
  text.replace(/\+$/, ` ${plus}`).replace(/-$/, ` ${minus}`);

/** "mgh" -> "m g h", "F_net" -> "F net"; short forms and indices stay as they are. */
function spell(symbol: string): string {
  const [base = '', index] = symbol.replace(/[{}]/g, '').split('_');
  const letters = /^[a-z]{2,3}$/.test(base) ? base.split('').join(' ') : base;
  return index === undefined ? letters : `${letters} ${index}`;
}

/** "14 - pH at 25 °C": a small word that opens what is said in words. */
function isWord(token: Token, text: string, before: Token | undefined): boolean {
  if (token.kind !== 'symbol' || !/^[a-z]{1,3}$/.test(token.text)) return false;
  const rest = text.slice(token.end, token.end + 3);
  const goesOn = /^ [\p{L}(]|^ \d/u.test(rest);
  if (token.text.length > 1) {
    // Beside other symbols it is a product only where it is glued to one, or an operator stands between.
    if (before !== undefined && before.kind !== 'operator' && !token.glued)
      return !/^(?:[\^²³]|\s?[*/×·])/u.test(rest);
    return goesOn && (before === undefined || !token.glued);
  }
  return SMALL.has(token.text) && goesOn;
}

/** "+ (X - M)" at the end of a sum: the same without its brackets. */
function flatGroup(text: string, open: Token, before: Token | undefined, words: SignWords): Side | undefined {
  const inside = saySide(text, open.end, words);
  if (!inside || inside.lost || text.charAt(inside.end) !== ')') return undefined;
  const sum = tokenAt(text, inside.end + 1);
  const ends = !sum || (sum.kind === 'operator' && (sum.sign === '+' || sum.sign === '-'));
  const added = before?.kind === 'operator' && before.sign === '+';
  // "1/(2Ne)": one product, which nothing follows.
  const divided = before?.kind === 'operator' && before.sign === '/';
  const product = !/[+–−-]/.test(text.slice(open.end, inside.end));
  const flat = (added && ends) || (divided && product && (ends || !sum.glued));
  return flat ? { ...inside, end: inside.end + 1 } : undefined;
}

function rootOf(text: string, root: Token, words: SignWords): Side | undefined {
  const next = tokenAt(text, root.end);
  if (next?.kind !== 'symbol' && next?.kind !== 'number') return undefined;
  const after = tokenAt(text, next.end);
  if (after && after.kind !== 'operator' && after.kind !== 'close') return undefined;
  return { said: `${words.root} ${sayToken(next, words)!}`, end: next.end, lost: false };
}

/** "sin θ", "log[H+]", "sin(2θ)" where nothing follows that the bracket keeps apart. */
function argumentOf(text: string, at: number, words: SignWords): Side | undefined {
  const next = tokenAt(text, at);
  if (next?.kind === 'symbol' || next?.kind === 'number' || next?.kind === 'dissolved') {
    const said = sayToken(next, words)!;
    const after = tokenAt(text, next.end);
    const simple = !after || (after.kind === 'operator' && /[+-]/.test(after.sign)) || after.kind === 'close';
    return simple || !after.glued ? { said, end: next.end, lost: false } : undefined;
  }
  if (next?.kind !== 'open') return undefined;
  const inside = saySide(text, next.end, words);
  if (!inside || inside.lost || text.charAt(inside.end) !== ')') return undefined;
  const after = tokenAt(text, inside.end + 1);
  return after?.kind === 'operator' && /[*/]/.test(after.sign)
    ? undefined
    : { ...inside, end: inside.end + 1 };
}

/** Whether what opens here is a factor: an operator stands in it, or only a symbol. */
const isFactor = (text: string, at: number) =>
  /^[^()]{0,40}[-+−–*/·×√^]|^\s?(?:\p{L}\d?|\d+)\s?\)/u.test(text.slice(at, at + 50)) &&
  !/^[^()]{0,40}\p{L}{4}/u.test(text.slice(at, at + 50));

/** Behind the brackets that are open at `at`, and what is glued to them. */
function endOfGroups(text: string, at: number): number {
  let end = at;
  let depth = 1;
  while (end < text.length && end - at < 120) {
    const mark = text.charAt(end);
    if (/[([{]/.test(mark)) depth += 1;
    else if (/[)\]}]/.test(mark)) depth -= 1;
    else if (depth <= 1 && /[;,:]/.test(mark)) break;
    end += 1;
  }
  return end;
}
