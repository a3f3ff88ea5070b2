/** What a brand voice consists of; each part can be left open, and locked by itself. */
export const BRAND_PARTS = ['cast', 'tone', 'words', 'pronunciations'] as const;
export type BrandPart = (typeof BRAND_PARTS)[number];

export const BRAND_PART_NAMES: Readonly<Record<BrandPart, string>> = {
  cast: 'Cast',
  tone: 'Tone',
  words: 'Words',
  pronunciations: 'Pronunciations',
};

/** What one holds of each. */
export const BRAND_LIMITS = {
  /** Words to avoid, words to use, pronunciations: of each. */
  entries: 200,
  phrase: 60,
  alias: 200,
} as const;
