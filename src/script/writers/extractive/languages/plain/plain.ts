import type { Language } from '../language.ts';
import { plainFault } from './plain-faults.ts';
import { plainPhrases } from './plain-phrases.ts';
import { readPlainCase, speakPlainly } from './plain-reading.ts';
import { stemmerOf } from './plain-stems.ts';

const NEVER = /(?!)/;

/**
 * A language without a phrase book: whole paragraphs, read in turn under their headings. Nothing is asked
 * and nothing is framed, for want of words to do it in.
 */
export function plainLanguage(code: string): Language {
  const { stem, contentStems } = stemmerOf(code);
  return {
    code,
    words: {
      stem,
      contentStems,
      nouns: contentStems,
      definites: () => new Set(),
      indefinites: () => [],
      pointedAt: () => undefined,
      names: () => ({ all: [], surnames: [], bare: [] }),
      subject: () => undefined,
      readLetterCase: readPlainCase,
    },
    reading: {
      speakable: speakPlainly,
      fault: plainFault,
      // Only where a paragraph begins can one be sure that a sentence stands by itself.
      leans: (_text, opensParagraph) => !opensParagraph,
      limits: () => false,
      announces: (text) => /[:：]$/.test(text),
      supposes: () => false,
      opensSeries: () => undefined,
      continuesSeries: () => false,
      judgeVoice: () => ({ authorsSpeak: false }),
      defines: () => false,
      namesGiven: () => [],
      labels: () => [],
      side: () => undefined,
      illustrates: () => false,
    },
    headings: {
      apparatus: NEVER,
      closing: NEVER,
      introduction: NEVER,
      place: NEVER,
      sides: { for: NEVER, against: NEVER },
      clean: (title) => title.replace(/^\d+(?:\.\d+)*\s*[.:)–—-]?\s+(?=\S)/, '').trim(),
    },
    asking: { rules: [], most: {}, topic: () => undefined },
    focus: { between: /[;；]\s*/, leaveOut: NEVER, filler: [], numbered: NEVER, numerals: [] },
    phrases: plainPhrases,
  };
}
