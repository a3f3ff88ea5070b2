import { readFile } from 'node:fs/promises';
import type { Pronunciation } from '../../kernel/artifacts.ts';
import type { Config } from '../../platform/config/config.ts';
import { readPls } from '../../speech/pronunciation/read-pls.ts';

/** How words are to be said here. Throws pronunciation_invalid, and what reading the file throws. */
export async function organizationLexicon({ pronunciationsFile }: Config): Promise<Pronunciation[]> {
  return pronunciationsFile === undefined ? [] : readPls(await readFile(pronunciationsFile, 'utf8'));
}
