import { findWrittenLanguage, type WrittenLanguage } from '../kernel/rules/written-languages.ts';
import { dutch } from './dutch/dutch.ts';
import { english } from './english/english.ts';
import { french } from './french/french.ts';
import { german } from './german/german.ts';
import { italian } from './italian/italian.ts';
import type { LanguagePack } from './language-pack.ts';
import { portuguese } from './portuguese/portuguese.ts';
import { spanish } from './spanish/spanish.ts';

/** The pack of every language that scripts are written in. */
export const PACKS: Record<WrittenLanguage, LanguagePack> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  it: italian,
  nl: dutch,
  pt: portuguese,
};

/** All packs, in the order of `PACKS`. */
export const ALL_PACKS: readonly LanguagePack[] = Object.values(PACKS);

/** The pack of a BCP 47 tag such as "de-AT"; undefined for a language that no script is written in. */
export function findPack(tag: string): LanguagePack | undefined {
  const code = findWrittenLanguage(tag);
  return code && PACKS[code];
}
