import type { Line } from '../reading/model.ts';
import { definites, indefinites } from '../text/definites.ts';
import { stem } from '../text/stems.ts';
import { analyse } from '../text/tokens.ts';

/** So many lines on, "the" still means what "a" brought in. */
const STILL_MEANT = 40;

/**
 * Chosen lines, in the order they will be told, that point at something the listener has not heard: "the
 * bulges" where the section that explained them was left out, "Kelvin" before "Lord Kelvin", "Option B"
 * before "Option A". `source` are all lines of the document; what it never brought in needs no bringing.
 */
export function unheard(
  told: readonly Line[],
  source: readonly Line[],
  known: ReadonlySet<string>,
  titles: readonly string[],
): Line[] {
  const brought = broughtIn(source);
  const heard = new Set([...known, ...titles.flatMap((t) => nouns(t))]);
  const names = new Set(titles.flatMap((t) => nameWords(t)));
  const terms = definedTerms(source);
  const defined = new Set(terms.filter((t) => titles.some((title) => t.word.test(title))));
  return told.filter((line) => {
    const before = (at: number | undefined) => at !== undefined && at < line.at;
    const points = [...definites(line.text)].some((noun) => {
      const at = brought.nouns.get(noun)?.findLast((place) => place < line.at);
      return !heard.has(noun) && at !== undefined && line.at - at <= STILL_MEANT;
    });
    const bare = [...bareNames(line.text)].some(
      (name) => !names.has(name) && before(brought.surnames.get(name)),
    );
    const series = outOfSeries(line.text, heard);
    const term = terms.find(
      (t) => t.at < line.at && !defined.has(t) && t.word.test(line.text) && t.line !== line,
    );
    for (const t of terms) if (t.line === line || t.word.test(line.text)) defined.add(t);
    for (const noun of nouns(line.text)) heard.add(noun);
    for (const name of nameWords(line.text)) names.add(name);
    for (const label of labels(line.text)) heard.add(label);
    return points || bare || series || (term !== undefined && term.line.fault === undefined);
  });
}

/** Where the document brings a thing in ("a bulge", "two forms"), and a person by full name. */
function broughtIn(source: readonly Line[]) {
  const nounsAt = new Map<string, number[]>();
  const surnames = new Map<string, number>();
  for (const line of source) {
    for (const noun of indefinites(line.text)) nounsAt.set(noun, [...(nounsAt.get(noun) ?? []), line.at]);
    for (const name of surnamesIn(line.text)) if (!surnames.has(name)) surnames.set(name, line.at);
  }
  return { nouns: nounsAt, surnames };
}

interface Term {
  word: RegExp;
  line: Line;
  at: number;
}

const DEFINED =
  /\b(?:called|known as|termed|named|referred to as) (?:the |an? )?[“"‘']?((?:\p{L}[\p{L}’'-]+ ){0,2}\p{L}[\p{L}’'-]{3,})[”"’']?(?=[.,;:)]|$| (?:that|which|who|and|because|in|is|are|was|were)\b)/gu;

/** Names that a sentence of the document gives: "known as Radical Republicans". */
function definedTerms(source: readonly Line[]): Term[] {
  return source.flatMap((line) =>
    [...line.text.matchAll(DEFINED)]
      .filter(([, term]) => term!.includes(' ') || /^\p{Lu}/u.test(term!))
      .map(([, term]) => ({
        word: new RegExp(`\\b${term!.replace(/[^\p{L} ]/gu, '.')}\\b`, 'iu'),
        line,
        at: line.at,
      })),
  );
}

function nouns(text: string): string[] {
  return analyse(text)
    .filter((t) => t.pos === 'NOUN' || t.pos === 'PROPN')
    .map((t) => stem(t.text));
}

function nameWords(text: string): string[] {
  return analyse(text)
    .filter((t) => t.pos === 'PROPN' && /^\p{Lu}\p{Ll}+$/u.test(t.text))
    .map((t) => t.text);
}

/** The last words of names of several: "Lord Kelvin" -> Kelvin. */
function surnamesIn(text: string): string[] {
  const tokens = analyse(text);
  const name = (i: number) => tokens[i]?.pos === 'PROPN' && /^\p{Lu}\p{Ll}+$/u.test(tokens[i]!.text);
  return [
    ...tokens.filter((_, i) => name(i) && name(i - 1) && !name(i + 1)).map((t) => t.text),
    ...initials(text),
  ];
}

/** "H. M.": a person known by initials. */
function initials(text: string): string[] {
  return text.match(/\b\p{Lu}\. ?\p{Lu}\.(?! ?\p{Lu}\p{Ll})/gu) ?? [];
}

/** Names that stand without a first name or a title. */
function bareNames(text: string): Set<string> {
  const tokens = analyse(text);
  const name = (i: number) => tokens[i]?.pos === 'PROPN' && /^\p{Lu}/u.test(tokens[i]!.text);
  return new Set(
    tokens
      .filter((t, i) => name(i) && !name(i - 1) && !name(i + 1) && /^\p{Lu}\p{Ll}{2,}$/u.test(t.text))
      .map((t) => t.text),
  );
}

const LABEL =
  /\b(option|type|phase|stage|step|class|group|scenario|plan|variant|scheme) ([A-H]|[1-9]|I{1,3}|IV|V)\b/gi;
const BEFORE: Record<string, string> = { II: 'I', III: 'II', IV: 'III', V: 'IV' };

function labels(text: string): string[] {
  return [...text.matchAll(LABEL)].map(([, kind, mark]) => `${kind!.toLowerCase()} ${mark}`);
}

/** "Option B" when "Option A" was never mentioned. */
function outOfSeries(text: string, heard: ReadonlySet<string>): boolean {
  return [...text.matchAll(LABEL)].some(([, kind, mark]) => {
    if (mark === 'A' || mark === '1' || mark === 'I') return false;
    const before = BEFORE[mark!] ?? String.fromCharCode(mark!.charCodeAt(0) - 1);
    const own = `${kind!.toLowerCase()} ${mark}`;
    return !heard.has(own) && !heard.has(`${kind!.toLowerCase()} ${before}`);
  });
}
