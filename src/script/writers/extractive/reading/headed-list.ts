import type { TurnRef } from '../../../../kernel/artifacts.ts';
import type { Language } from '../languages/language.ts';
import type { Line, Section } from '../model.ts';
import { countWords } from '../text/count-words.ts';
import { capitalise, type LetterCase } from '../text/letter-case.ts';
import { makeLine, type SourceBlock } from './lines.ts';

const MOST_WORDS_AN_ITEM = 14;
/** More than this is said in two goes. */
const MOST_WORDS = 42;
/** Items longer than this are set off from each other more strongly. */
const SHORT_ITEM = 4;

/**
 * The points of a slide: a list right under its heading, of points that are no sentences. They are said
 * together, led in by the heading: "Where reefs grow: warm water; clear water; hard ground." Undefined where
 * the items are sentences of their own or too long to be listed.
 */
export function headedList(
  section: Section,
  items: readonly SourceBlock[],
  language: Language,
  letterCase: LetterCase,
): Line[] | undefined {
  if (section.title === '' || section.units.length > 0 || items.length < 2) return undefined;
  if (items.some(({ block, sentences }) => block.type !== 'list_item' || sentences.length !== 1))
    return undefined;
  const points = items.map(({ block, sentences }) => {
    const [sentence] = sentences;
    const { text } = language.reading.speakable(sentence!, block);
    return { sentence: sentence!, block, text: text.replace(/[,;]$/, ''), words: countWords(text) };
  });
  if (points.some(({ text, words }) => /[.!?:]$|[“”"()[\]]/.test(text) || words > MOST_WORDS_AN_ITEM))
    return undefined;
  return chunksOf(points).map((chunk, i) => {
    const parts = chunk.map(({ text }) => letterCase.inside(text));
    const long = chunk.some(({ words }) => words > SHORT_ITEM);
    const said = long ? parts.join('; ') : language.phrases('plain').listed(parts);
    const text = i === 0 ? `${section.title.replace(/[.:]$/, '')}: ${said}.` : `${capitalise(said)}.`;
    const refs = chunk.map(({ sentence }): TurnRef => {
      return { sentenceId: sentence.id, edit: 'simplified', changes: ['points read as one sentence'] };
    });
    const sentences = chunk.map(({ sentence }) => sentence);
    const line = makeLine(text, sentences, chunk[0]!.block, refs, language, true);
    // Points have no verb and need none.
    if (line.fault === 'no verb' || line.fault === 'too short') delete line.fault;
    return { ...line, leans: i > 0 };
  });
}

function chunksOf<T extends { words: number }>(points: readonly T[]): T[][] {
  const chunks: T[][] = [[]];
  let words = 0;
  for (const point of points) {
    if (words > 0 && words + point.words > MOST_WORDS) {
      chunks.push([]);
      words = 0;
    }
    chunks.at(-1)!.push(point);
    words += point.words;
  }
  return chunks;
}
