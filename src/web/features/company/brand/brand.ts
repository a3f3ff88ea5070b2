import type { CallResponse } from '../../../../kernel/contracts/api/api.ts';
import type { WrittenLanguage } from '../../../../kernel/rules/written-languages.ts';

export type BrandVoice = CallResponse<'listBrandVoices'>['voices'][number];
export type BrandSettings = BrandVoice['settings'];

export const NO_SETTINGS: BrandSettings = {
  castId: null,
  tone: null,
  words: [],
  spellings: [],
  pronunciations: [],
  introWords: '',
  outroWords: '',
  introSound: null,
  outroSound: null,
  bedSound: null,
  disclosure: '',
  artworkShowId: null,
  colour: null,
  embedTheme: null,
  locked: [],
  mayOverride: [],
};

/** What a part of the form is given. */
export interface PartProps {
  settings: BrandSettings;
  /** Members see it, and change nothing. */
  disabled: boolean;
  language: WrittenLanguage;
  onChange: (change: Partial<BrandSettings>) => void;
}

/** As they are sent: rows in which nothing was written stay behind. */
export function withoutEmptyRows(settings: BrandSettings): BrandSettings {
  return {
    ...settings,
    introWords: settings.introWords.trim(),
    outroWords: settings.outroWords.trim(),
    disclosure: settings.disclosure.trim(),
    words: settings.words
      .filter(({ avoid }) => avoid.trim())
      .map((word) => ({ ...word, avoid: word.avoid.trim(), use: word.use?.trim() || null })),
    spellings: settings.spellings.map((word) => word.trim()).filter(Boolean),
    pronunciations: settings.pronunciations.flatMap(({ grapheme, alias, ipa }) => {
      const said = { ...(alias?.trim() && { alias: alias.trim() }), ...(ipa?.trim() && { ipa: ipa.trim() }) };
      return grapheme.trim() && Object.keys(said).length > 0 ? [{ grapheme: grapheme.trim(), ...said }] : [];
    }),
  };
}
