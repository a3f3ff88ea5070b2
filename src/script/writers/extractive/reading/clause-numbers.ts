import type { Block, Document, Sentence } from '../../../../kernel/artifacts.ts';
import { countWords } from '../text/count-words.ts';
import { MOST_HEADING_WORDS } from './block-kinds.ts';

/** "3.2 ", "9.1(a) ", "§ 4 Abs. 2 ", "(2) ", "(b) ": what a clause is numbered by, before its own words. */
const DOTTED =
  /^\s{0,9}(?:§{1,2} ?)?(\d{1,3}(?:\.\d{1,3}){1,3})\.?(?: ?\([0-9a-zA-Z]{1,4}\)){0,3}[:)]?\s{1,9}(?=["“„«‘(]?\p{Lu})/u;
const SIGNED =
  /^\s{0,9}§ ?(\d{1,4})[a-z]?(?: (?:Abs\.|Absatz|al\.|lid|co\.|n\.º) ?\d{1,2})?(?: (?:Satz|S\.) ?\d{1,2})?[.:]?\s{1,9}(?=["“„«‘(]?\p{Lu})/u;
const BRACKETED = /^\s{0,9}\((\d{1,2}|[a-z])\)\s{1,9}(?=["“„«‘]?\p{Lu})/u;
const KINDS = [DOTTED, SIGNED, BRACKETED];

/** So many numbers that follow one another make a document of clauses. */
const LEAST_RUNS = 2;

export interface Clauses {
  /** How many characters of a sentence are the number before it. */
  numbers: ReadonlyMap<string, number>;
  /** The heading over the clauses of a number: "7" -> "Information security". */
  titles: ReadonlyMap<string, string>;
}

/**
 * The numbers of the clauses of a law, a policy or a contract, which nobody says. A number that none comes before
 * or after is an amount: "3.5 Million people".
 */
export function findClauses({ sentences, blocks }: Document): Clauses {
  const numbers = new Map<string, number>();
  const headings = new Set(blocks.filter(({ type }) => type === 'heading').map(({ id }) => id));
  for (const kind of KINDS) {
    const found = sentences.flatMap((sentence) => {
      const match = headings.has(sentence.blockId) ? null : kind.exec(sentence.raw);
      return match ? [{ sentence, label: match[1]!, length: match[0].length }] : [];
    });
    const runs = found.filter(({ label }, i) => i > 0 && follows(label, found[i - 1]!.label)).length;
    if (runs >= LEAST_RUNS) for (const { sentence, length } of found) numbers.set(sentence.id, length);
  }
  return { numbers, titles: titlesOver(sentences, blocks, numbers) };
}

/** "3.3" after "3.2", "4.1" after "3.9", "(b)" after "(a)". */
function follows(label: string, before: string): boolean {
  const [own, last] = [label.split('.'), before.split('.')];
  if (own.length !== last.length) return false;
  const at = own.findIndex((part, i) => part !== last[i]);
  return at >= 0 && next(last[at]!) === own[at] && own.slice(at + 1).every((part) => part === '1');
}

const next = (part: string) =>
  /\d/.test(part) ? String(Number(part) + 1) : String.fromCharCode(part.charCodeAt(0) + 1);

function titlesOver(
  sentences: readonly Sentence[],
  blocks: readonly Block[],
  numbers: ReadonlyMap<string, number>,
): Map<string, string> {
  const titles = new Map<string, string>();
  const own = Map.groupBy(sentences, ({ blockId }) => blockId);
  let heading = '';
  for (const { id, type, text } of blocks) {
    if (type === 'heading' || (countWords(text) <= MOST_HEADING_WORDS && !/[.!?:;,]$/.test(text.trim())))
      heading = text;
    for (const sentence of own.get(id) ?? []) {
      const [, label] = DOTTED.exec(sentence.raw) ?? [];
      const part = label?.split('.')[0];
      if (heading === '' || part === undefined || !numbers.has(sentence.id) || titles.has(part)) continue;
      titles.set(part, heading);
    }
  }
  return titles;
}
