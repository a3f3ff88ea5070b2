import type { Rule } from '../rule.ts';

/** What is left becomes words, commas, semicolons and one mark at the end: all that a voice pauses at. */
export const punctuationRules: readonly Rule[] = [
  // "un' ora": one before a vowel is written to its noun.
  { pattern: /(?<=(?<!\p{L})un)'\s(?=\p{L})/gu, say: () => "'" },
  { pattern: /[¿¡]/g, say: () => '' },
  // A dash at the front of a spoken line is none of its words.
  { pattern: /^\s*[–—―-]+\s*/g, say: () => '' },
  { pattern: /\s{0,9}(?:[–—―]|(?<!-)--+)\s*/g, say: () => ', ' },
  { pattern: /\s-\s/g, say: () => ', ' },
  { pattern: /\s{0,9}(?:…|\.{2,}|(?:\. ){2,9}\.)\s*(?=\S)/g, say: () => ', ' },
  { pattern: /(?:…|\.{2,})/g, say: () => '.' },
  { pattern: /\s{0,9}[([{]\s*/g, say: (m) => (m.index === 0 ? '' : ', ') },
  { pattern: /\s{0,9}[)\]}]{1,20}(?=\s{0,9}[\p{L}\p{N}])\s*/gu, say: () => ', ' },
  { pattern: /[)\]}]/g, say: () => '' },
  { pattern: /:(?=\s)/g, say: () => ',' },
  { pattern: /(?<=\p{L})[:·](?=\p{L})/gu, say: () => ' ' },
  // Apostrophes stay within words and before the short ones ("'s avonds"); every other quote is silent.
  { pattern: /["“”„«»‹›]+|(?<![\p{L}])'(?![stn]\s)|(?<=\p{L})'(?!\p{L})/gu, say: () => '' },
  { pattern: /[^\p{L}\p{M}\p{N}\s'.,;:!?-]+/gu, say: () => ' ' },
  { pattern: /(?<![\p{L}\p{N}])-+|-+(?![\p{L}\p{N}])/gu, say: () => ' ' },
  { pattern: /([?!])[?!.]+/g, say: ([, mark]) => mark },
  { pattern: /[.!](?=\s+[\p{L}\p{N}])/gu, say: () => ',' },
  { pattern: /(?<=\p{L})\.(?=\p{L})/gu, say: () => ' ' },
  { pattern: /(?<!\s)\s+(?=[,;.?!])/g, say: () => '' },
  { pattern: /[.,;:](?:\s*[,;:])+/g, say: () => ',' },
  { pattern: /(?<![,;:])[,;:]+\s{0,9}(?=[.?!])/g, say: () => '' },
  { pattern: /^[\s,;:.!?-]+/g, say: () => '' },
  { pattern: /(?<![\s,;:])[\s,;:]+$/g, say: () => '' },
  { pattern: /([,;])(?=[^\s\d])/g, say: ([, mark]) => `${mark} ` },
  { pattern: /\s{2,}/g, say: () => ' ' },
];
