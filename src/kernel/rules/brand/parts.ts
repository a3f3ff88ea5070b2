/** What a brand voice consists of; each part can be left open, and locked by itself. */
export const BRAND_PARTS = [
  'cast',
  'tone',
  'words',
  'pronunciations',
  'opening',
  'bed',
  'disclosure',
  'artwork',
] as const;
export type BrandPart = (typeof BRAND_PARTS)[number];

export const BRAND_PART_NAMES: Readonly<Record<BrandPart, string>> = {
  cast: 'Cast',
  tone: 'Tone',
  words: 'Words',
  pronunciations: 'Pronunciations',
  opening: 'Intro and outro',
  bed: 'Sound bed',
  disclosure: 'Disclosure',
  artwork: 'Artwork and colours',
};

/** What one holds of each. */
export const BRAND_LIMITS = {
  /** Words to avoid, words to use, pronunciations: of each. */
  entries: 200,
  phrase: 60,
  alias: 200,
  /** Of what is spoken at the start and at the end, in characters. */
  spoken: 500,
} as const;
