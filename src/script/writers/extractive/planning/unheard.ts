import type { Language, Reading, Words } from '../languages/language.ts';
import type { Line } from '../model.ts';

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
  { words, reading }: Language,
): Line[] {
  const brought = broughtIn(source, words);
  const heard = new Set([...known, ...titles.flatMap((t) => words.nouns(t))]);
  const names = new Set(titles.flatMap((t) => words.names(t).all));
  const terms = definedTerms(source, reading);
  const defined = new Set(terms.filter((t) => titles.some((title) => t.word.test(title))));
  return told.filter((line) => {
    const before = (at: number | undefined) => at !== undefined && at < line.at;
    const points = [...words.definites(line.text)].some((noun) => {
      const at = brought.nouns.get(noun)?.findLast((place) => place < line.at);
      return !heard.has(noun) && at !== undefined && line.at - at <= STILL_MEANT;
    });
    const named = words.names(line.text);
    const bare = named.bare.some((name) => !names.has(name) && before(brought.surnames.get(name)));
    const labels = reading.labels(line.text);
    const series = outOfSeries(labels, heard);
    const term = terms.find(
      (t) => t.at < line.at && !defined.has(t) && t.word.test(line.text) && t.line !== line,
    );
    for (const t of terms) if (t.line === line || t.word.test(line.text)) defined.add(t);
    for (const noun of words.nouns(line.text)) heard.add(noun);
    for (const name of named.all) names.add(name);
    for (const label of labels) heard.add(labelKey(label));
    return points || bare || series || (term !== undefined && term.line.fault === undefined);
  });
}

/** Where the document brings a thing in ("a bulge", "two forms"), and a person by full name. */
function broughtIn(source: readonly Line[], words: Words) {
  const nounsAt = new Map<string, number[]>();
  const surnames = new Map<string, number>();
  for (const line of source) {
    for (const noun of words.indefinites(line.text)) {
      const places = nounsAt.get(noun);
      if (places) places.push(line.at);
      else nounsAt.set(noun, [line.at]);
    }
    for (const name of words.names(line.text).surnames) if (!surnames.has(name)) surnames.set(name, line.at);
  }
  return { nouns: nounsAt, surnames };
}

interface Term {
  word: RegExp;
  line: Line;
  at: number;
}

/** Names that sentences of the document give: "known as Radical Republicans". */
function definedTerms(source: readonly Line[], reading: Reading): Term[] {
  return source.flatMap((line) =>
    reading.namesGiven(line.text).map((term) => ({
      word: new RegExp(`(?<![\\p{L}])${term.replace(/[^\p{L} ]/gu, '.')}(?![\\p{L}])`, 'iu'),
      line,
      at: line.at,
    })),
  );
}

type Label = ReturnType<Reading['labels']>[number];

const BEFORE: Record<string, string> = { II: 'I', III: 'II', IV: 'III', V: 'IV' };

function labelKey({ kind, mark }: Label): string {
  return `${kind} ${mark}`;
}

/** "Option B" when "Option A" was never mentioned. */
function outOfSeries(labels: readonly Label[], heard: ReadonlySet<string>): boolean {
  return labels.some(({ kind, mark }) => {
    if (mark === 'A' || mark === '1' || mark === 'I') return false;
    const before = BEFORE[mark] ?? String.fromCharCode(mark.charCodeAt(0) - 1);
    return !heard.has(labelKey({ kind, mark })) && !heard.has(labelKey({ kind, mark: before }));
  });
}
