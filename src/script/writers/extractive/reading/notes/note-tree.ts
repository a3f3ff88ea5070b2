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
  return roots;
}

export function allNotes(notes: readonly Note[]): Note[] {
  return notes.flatMap((note) => [note, ...allNotes(note.children)]);
}
