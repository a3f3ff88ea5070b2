import type { Block, Document, Sentence } from '../../../../kernel/artifacts.ts';
import { findPack } from '../../../../languages/packs.ts';
import type { Language } from '../languages/language.ts';
import { countWords } from '../text/count-words.ts';
import { isApparatusHeading } from './apparatus-headings.ts';
import type { SourceBlock } from './lines.ts';

const FEWEST_TITLES = 2;
const MOST_TITLES = 7;
/** A longer title is a sentence, and no item of a list. */
const MOST_TITLE_WORDS = 8;

/**
 * "There are three causes:" at the end of what stands under a heading, with the three of them as the headings below
 * it: their titles are the items of its list. `at`: the first of these headings. Gives the items, none where
 * the paragraph leads to no such headings or counts others than there are.
 */
export function titlesLedTo(
  group: readonly SourceBlock[],
  at: number,
  blocks: readonly Block[],
  document: Document,
  sentences: ReadonlyMap<string, Sentence[]>,
  language: Language,
): SourceBlock[] {
  const [lead, more] = group;
  const said = lead?.sentences.at(-1)?.raw.trim();
  if (!lead || more || lead.block.type !== 'paragraph' || said === undefined) return [];
  const titles = titlesFrom(blocks, at);
  if (titles.length < FEWEST_TITLES || titles.length > MOST_TITLES) return [];
  const counted = countIn(said, language);
  if (counted > 1 ? counted !== titles.length : !/[:：]$/.test(said)) return [];
  if (!/[:：]$/.test(said) && !language.reading.announces(said) && !saysHowMany(said, language)) return [];
  if (titles.some((title) => isApparatusHeading(title, document, language))) return [];
  const items = titles.map((block) => itemOf(block, sentences.get(block.id) ?? [], language));
  const fits = items.every((item) => item !== undefined && countWords(item.block.text) <= MOST_TITLE_WORDS);
  return fits ? (items as SourceBlock[]) : [];
}

/** The lead as one that ends with a colon: "There are two consequences." promises them as well. */
export function withColon({ block, sentences }: SourceBlock): SourceBlock {
  const last = sentences.at(-1)!;
  const raw = last.raw.replace(/\.\s*$/, ':');
  const text = block.text.replace(/\.\s*$/, ':');
  return { block: { ...block, text }, sentences: [...sentences.slice(0, -1), { ...last, raw }] };
}

/** The headings of one level that stand right under the heading before them, up to the end of its part. */
function titlesFrom(blocks: readonly Block[], at: number): Block[] {
  const level = blocks[at]?.level ?? 1;
  const above = blocks.slice(0, at).findLast(({ type }) => type === 'heading');
  if (!above || (above.level ?? 1) >= level) return [];
  const end = blocks.findIndex(
    (block, i) => i > at && block.type === 'heading' && (block.level ?? 1) < level,
  );
  return blocks
    .slice(at, end < 0 ? undefined : end)
    .filter((block) => block.type === 'heading' && block.level === level && block.role === 'body');
}

function itemOf(
  block: Block,
  sentences: readonly Sentence[],
  { headings }: Language,
): SourceBlock | undefined {
  const [only, more] = sentences;
  const title = headings.clean(block.text).replace(/[.:]$/, '');
  if (!only || more || /[?!:;–—"“”()[\]]/.test(title)) return undefined;
  const list = { id: 'titles', ordered: false };
  return {
    block: { ...block, type: 'list_item', level: 1, list, text: title },
    sentences: [{ ...only, raw: title }],
  };
}

function saysHowMany(text: string, { code }: Language): boolean {
  const openings = findPack(code)?.telling.counts ?? [];
  return openings.some((opening) => text.toLowerCase().startsWith(`${opening} `));
}

/** "There are three causes" -> 3; 0 where nothing is counted. */
function countIn(text: string, { focus }: Language): number {
  const words = new Set(text.toLowerCase().match(/\p{L}+|\d+/gu));
  return focus.numerals.findLastIndex((word, n) => n > 1 && (words.has(word) || words.has(String(n))));
}
