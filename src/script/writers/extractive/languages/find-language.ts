import { dutch } from './dutch/dutch.ts';
import { english } from './english/english.ts';
import { french } from './french/french.ts';
import { german } from './german/german.ts';
import { italian } from './italian/italian.ts';
import type { Language } from './language.ts';
import { portuguese } from './portuguese/portuguese.ts';
import { spanish } from './spanish/spanish.ts';

/** Languages with a phrase book and cue words of their own. */
const FULL: readonly Language[] = [english, german, dutch, french, spanish, italian, portuguese];

/**
 * Takes a BCP 47 tag, gives what the writer knows of the language. "und" counts as English: the reader
 * could not tell, and most such documents are lists and tables around English words.
 */
export function findLanguage(tag: string): Language | undefined {
  const code = tag.toLowerCase().split('-')[0];
  return code === 'und' ? english : FULL.find((language) => language.code === code);
}
