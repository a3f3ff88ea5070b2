import type { Turn } from '../types.ts';

/** Said plainly of a line without a passage. */
const NOTHING: Record<Turn['kind'], string> = {
  source: 'This line rests on nothing in the sources.',
  question: 'A question that carries the talk. It states nothing, so it rests on nothing in the sources.',
  frame: 'Words between the lines that carry the talk. They state nothing of the sources.',
  recap: 'A summing-up in its own words. It rests on the lines before it, on no passage by itself.',
  quiz: 'A question to the listener. The answer after it has its passage.',
};

export function restsOnNothing(kind: Turn['kind']): string {
  return NOTHING[kind];
}

/** How the words of the source became what is spoken. */
export function editedHow({ edit, changes = [] }: Turn['refs'][number]): string {
  if (edit === 'verbatim') return 'Spoken word for word.';
  const list = changes.length > 0 ? `: ${changes.join('; ')}` : '';
  return edit === 'simplified' ? `Spoken with small changes${list}.` : `Said in other words${list}.`;
}
