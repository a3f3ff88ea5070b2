import type { DraftBlock } from '../../../shared/draft.ts';
import { childAt } from '../xml/xml-tree.ts';
import type { Container } from '../zip/container.ts';
import { readXml } from '../zip/relations.ts';
import type { Slide } from './deck.ts';
import { readParagraphs } from './paragraphs.ts';
import { readShapes } from './shapes.ts';
import { asBlocks } from './slide-blocks.ts';

/** What the speaker meant to say with a slide: the text under it in the notes view. */
export function speakerNotes(container: Container, slide: Slide): DraftBlock[] {
  const part = slide.relations.find((relation) => relation.type === 'notesSlide')?.target;
  const notes = part === undefined ? null : readXml(container, part);
  if (!notes) return [];
  return readShapes(notes)
    .filter(({ placeholder }) => placeholder?.type === 'body')
    .flatMap(({ element }) => asBlocks(readParagraphs(childAt(element, 'txBody'), [])));
}
