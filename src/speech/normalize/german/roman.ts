import type { RomanGrammar } from '../shared/roman.ts';
import { ordinalStem } from './number-words.ts';
import { ordinalEnding } from './ordinals.ts';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** "Ludwig der Vierzehnte", "Ludwigs des Vierzehnten", "unter Ludwig dem Vierzehnten". */
function ruler(digits: string, feminine: boolean, lead: string, genitive: boolean): string {
  const stem = capital(ordinalStem(digits));
  if (genitive) return `${feminine ? 'der' : 'des'} ${stem}en`;
  if (
    /(?:^|\s)(?:von|unter|mit|bei|zu|nach|vor|seit|aus|neben|dem|vom|zum)\s(?:\p{Lu}\p{L}+\s)?$/u.test(lead)
  )
    return `${feminine ? 'der' : 'dem'} ${stem}en`;
  if (/(?:^|\s)(?:für|gegen|durch|ohne|um|den)\s(?:\p{Lu}\p{L}+\s)?$/u.test(lead))
    return feminine ? `die ${stem}e` : `den ${stem}en`;
  return `${feminine ? 'die' : 'der'} ${stem}e`;
}

export const roman: RomanGrammar = {
  centuryAfter: (digits, lead) => ordinalStem(digits) + ordinalEnding(lead, 'Tag'),
  rulerWords: ruler,
};
