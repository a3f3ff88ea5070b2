import type { Rule } from '../rule.ts';

/** What is left becomes words, commas, semicolons and one mark at the end: all that a voice pauses at. */
export const punctuationRules: Rule[] = [
  // Dashes between words are pauses; hyphens within words are not.
  { pattern: /\s{0,9}(?:[–—―]|(?<!-)--+)\s*/g, say: () => ', ' },
  { pattern: /\s-\s/g, say: () => ', ' },
  { pattern: /(?<=\p{L})-(?=\p{L})/gu, say: () => ' ' },
  { pattern: /\s{0,9}(?:…|\.{2,}|(?:\. ){2,9}\.)\s*(?=\S)/g, say: () => ', ' },
  { pattern: /(?:…|\.{2,})/g, say: () => '.' },
  { pattern: /\s{0,9}[([{]\s*/g, say: (m) => (m.index === 0 ? '' : ', ') },
  { pattern: /\s{0,9}[)\]}]{1,20}(?=\s{0,9}[\p{L}\p{N}])\s*/gu, say: () => ', ' },
  { pattern: /[)\]}]/g, say: () => '' },
  { pattern: /:(?=\s)/g, say: () => ',' },
  { pattern: /(?<=\p{L}):(?=\p{L})/gu, say: () => ' ' },
  // Apostrophes stay within words; every other quote is silent.
  {
    pattern: /["“”„«»‹›]+|(?<!\p{L})'|'(?![\p{L}])(?!\s\p{Ll})/gu,
    say: (m) => (/^'$/.test(m[0]) && /[sS]/.test(m.input.charAt(m.index - 1)) ? undefined : ''),
  },
  { pattern: /[^\p{L}\p{M}\p{N}\s'.,;:!?-]+/gu, say: () => ' ' },
  { pattern: /(?<![\p{L}\p{N}])-+|-+(?![\p{L}\p{N}])/gu, say: () => ' ' },
  { pattern: /([?!])[?!.]+/g, say: ([, mark]) => mark },
  { pattern: /[.!](?=\s+[\p{L}\p{N}])/gu, say: () => ',' },
  { pattern: /(?<!\s)\s+(?=[,;.?!])/g, say: () => '' },
  { pattern: /[.,;:](?:\s*[,;:])+/g, say: () => ',' },
  { pattern: /(?<![,;:])[,;:]+\s{0,9}(?=[.?!])/g, say: () => '' },
  { pattern: /^[\s,;:.!?-]+/g, say: () => '' },
  { pattern: /(?<![\s,;:])[\s,;:]+$/g, say: () => '' },
  { pattern: /([,;])(?=[^\s\d])/g, say: ([, mark]) => `${mark} ` },
  { pattern: /\s{2,}/g, say: () => ' ' },
];
