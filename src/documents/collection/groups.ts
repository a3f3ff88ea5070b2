import type { OpenFile } from '../open-document.ts';

/** A file as it was given: open, with the SHA-256 of its bytes. */
export interface InputFile {
  file: OpenFile;
  id: string;
  /** The language model that read it in a picture. */
  readBy?: string | undefined;
}

/** Files that make one document: pictures that follow one another, or one file of another kind. */
export type Group = readonly [InputFile, ...InputFile[]];

/** The files in their order, pictures beside pictures gathered. */
export function groupFiles(files: readonly InputFile[]): Group[] {
  const groups: [InputFile, ...InputFile[]][] = [];
  for (const input of files) {
    const open = groups.at(-1);
    if (open && open[0].file.kind === 'image' && input.file.kind === 'image') open.push(input);
    else groups.push([input]);
  }
  return groups;
}
