import { findPack, PACKS } from '../languages/packs.ts';
import type { PublishedWords } from '../languages/published-words.ts';

/** The words for a language by its BCP 47 tag, such as "de-AT"; English where there are none. */
export function fixedWords(language: string): PublishedWords {
  return (findPack(language) ?? PACKS.en).published;
}
