import { words } from '../../../../../kernel/patterns.ts';
import type { FocusWords } from '../language.ts';

export const focus: FocusWords = {
  between: /[;.]\s*|,\s*(?=(?:aber )?(?:ohne|außer|nicht|lass|lassen|überspring|ausgenommen)\b)/i,
  leaveOut:
    /^(?:bitte )?(?:aber )?(?:ohne|außer|nicht|kein(?:e|en)?|lass(?:en sie|t)?(?=.* (?:weg|aus))|überspring(?:e|en)?|ausgenommen)\s+/i,
  filler: words`
      nur, bloß, bitte, über, zu, zum, zur, kapitel, abschnitt, teil, lektion, einheit, vorlesung, erkläre,
      erklären, behandle, beschränke, auf, das, die, der, den, dem, und, mit, zwischen, hauptsächlich,
      sprich, reden, was, ist, sind, wie, warum, mir, weg, aus, lass
    `,
  numbered:
    /\b(kapitel|abschnitt|teil|lektion|einheit|modul|vorlesung)s?\s+(\d+(?:\.\d+)*|[ivxlc]+|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)\b/i,
  numerals: ['', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'],
};
