import type { DraftBlock } from '../../../shared/draft.ts';
import { childAt } from '../xml/xml-tree.ts';
import type { Container } from '../zip/container.ts';
import { readXml } from '../zip/relations.ts';
import type { Slide } from './deck.ts';
import { paragraphsOf } from './paragraphs.ts';
import { shapesOf } from './shapes.ts';
import { asBlocks } from './slide-blocks.ts';

/** What the speaker meant to say with a slide: the text under it in the notes view. */
export function speakerNotes(container: Container, slide: Slide): DraftBlock[] {
  const part = slide.relations.find((relation) => relation.type === 'notesSlide')?.target;
  const notes = part === undefined ? null : readXml(container, part);
  if (!notes) return [];
  return shapesOf(notes)
    .filter(({ placeholder }) => placeholder?.type === 'body')
    .flatMap(({ element }) => asBlocks(paragraphsOf(childAt(element, 'txBody'), [])));
}
