import type { OpenFile } from '../door.ts';

/** A file as it was given: open, with the SHA-256 of its bytes. */
export interface Given {
  file: OpenFile;
  id: string;
}

/** Files that make one document: pictures that follow one another, or one file of another kind. */
export type Group = readonly [Given, ...Given[]];

/** The files in their order, pictures beside pictures gathered. */
export function groupsOf(files: readonly Given[]): Group[] {
  const groups: [Given, ...Given[]][] = [];
  for (const given of files) {
    const open = groups.at(-1);
    if (open && open[0].file.kind === 'image' && given.file.kind === 'image') open.push(given);
    else groups.push([given]);
  }
  return groups;
}
