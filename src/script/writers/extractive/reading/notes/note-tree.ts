import type { Block, Sentence } from '../../../../../kernel/artifacts.ts';
import type { SourceBlock } from '../lines.ts';

/** A paragraph or an item of a list, with the items under it. */
export interface Note {
  block: Block;
  sentences: Sentence[];
  children: Note[];
}

/** The items of a list as the tree that their levels make. */
export function growNotes(blocks: readonly SourceBlock[]): Note[] {
  const roots: Note[] = [];
  const open: { level: number; note: Note }[] = [];
  for (const { block, sentences } of blocks) {
    const note: Note = { block, sentences, children: [] };
    const level = block.type === 'list_item' ? (block.level ?? 1) : 0;
    while (open.length > 0 && open.at(-1)!.level >= level) open.pop();
    (open.at(-1)?.note.children ?? roots).push(note);
    open.push({ level, note });
  }
  return roots.flatMap(opened);
}

/** An item that only names what stands under it, "Questions", gives way to it. */
function opened(note: Note): Note[] {
  const children = note.children.flatMap(opened);
  return children.length > 0 && GENERIC.test(note.block.text) ? children : [{ ...note, children }];
}

const GENERIC = /^\W*(?:questions?|q ?& ?a|faqs?|notes|points|misc(?:ellaneous)?|other)\W*$/i;

export function allNotes(notes: readonly Note[]): Note[] {
  return notes.flatMap((note) => [note, ...allNotes(note.children)]);
}
