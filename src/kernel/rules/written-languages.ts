/** The languages that scripts are written in, as BCP 47 subtags, in the order that pages list them. */
export const WRITTEN_LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pt'] as const;

export type WrittenLanguage = (typeof WRITTEN_LANGUAGES)[number];

/** What each is called in English. */
export const LANGUAGE_NAMES: Record<WrittenLanguage, string> = {
  en: 'English',
  de: 'German',
  es: 'Spanish',
  fr: 'French',
  it: 'Italian',
  nl: 'Dutch',
  pt: 'Portuguese',
};

/** The written language of a BCP 47 tag such as "de-AT"; undefined for any other. */
export function findWrittenLanguage(tag: string): WrittenLanguage | undefined {
  const primary = tag.split(/[-_]/)[0]?.toLowerCase();
  return WRITTEN_LANGUAGES.find((code) => code === primary);
}
