import { words } from '../../../../../kernel/patterns.ts';
import type { FocusWords } from '../language.ts';

export const focus: FocusWords = {
  between: /[;.]\s*|,\s*(?=(?:but )?(?:leave out|skip|without|except|ignore|omit)\b)/i,
  leaveOut:
    /^(?:please )?(?:but )?(?:leave out|skip|without|except(?: for)?|not|ignore|no|omit|avoid|exclude)\s+/i,
  filler: words`
      only, just, focus, on, about, chapter, section, part, unit, lecture, compare, explain, cover, tell,
      me, please, keep, to, the, and, with, between, main, discuss, describe, talk, what, is, are, how, why,
      does, do
    `,
  numbered:
    /\b(chapter|section|part|lecture|unit|module|lesson)s?\s+(\d+(?:\.\d+)*|[ivxlc]+|one|two|three|four|five|six|seven|eight|nine|ten)\b/i,
  numerals: ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
};
