import type { TextRange } from '../engine.ts';
import type { EspeakEvent } from './module.ts';

/**
 * The engine reads its input as SSML; each mark becomes one space so that positions stay. Phonemes
 * within double brackets may hold such signs of their own.
 */
export function withoutMarkup(text: string): string {
  return text.replace(/\[\[[^[\]<>]*\]\]|[<>&]/g, (found) => (found.length > 1 ? found : ' '));
}

const OPENS = '<emphasis level="moderate">';
const CLOSES = '</emphasis>';

export interface MarkedText {
  text: string;
  /** The engine's events, with the places of the text without the marks. */
  inText: (events: readonly EspeakEvent[]) => EspeakEvent[];
}

/**
 * The text with its stressed words marked: the engine then gives them a full vowel, their time and their level.
 *
 * @param said without markup of its own
 * @param ranges in order, apart from each other
 */
export function markStress(said: string, ranges: readonly TextRange[]): MarkedText {
  if (ranges.length === 0) return { text: said, inText: (events) => [...events] };
  let text = '';
  let from = 0;
  /** Where a mark ends in the marked text, and how much has been put in until there, in code points. */
  const marks: { at: number; added: number }[] = [];
  let added = 0;
  const put = (words: string, mark: string) => {
    text += words + mark;
    added += mark.length;
    marks.push({ at: [...text].length, added });
  };
  for (const { start, end } of ranges) {
    put(said.slice(from, start), OPENS);
    put(said.slice(start, end), CLOSES);
    from = end;
  }
  text += said.slice(from);
  // Places count from 1.
  const unmarked = (place: number) => place - (marks.findLast(({ at }) => at < place)?.added ?? 0);
  return {
    text,
    inText: (events) =>
      events.map((event) => ({ ...event, text_position: unmarked(event.text_position) }) as EspeakEvent),
  };
}
