import { words } from '../../kernel/patterns.ts';
import type { AddressingWords } from '../addressing-words.ts';

export const addressing: AddressingWords = {
  we: words`[Ww]ij, [Ww]e, [Oo]ns, [Oo]nze`,
  you: words`[Uu], [Uu]w, [Jj]ij, [Jj]e, [Jj]ouw`,
  policies: words`
    \p{L}*beleid, \p{L}*reglement, \p{L}*voorwaarden, gedragscode, huisregels, privacy\p{L}*, statuten, \p{L}*handboek`,
  means: {
    we: 'Met "wij" zijn de schrijvers van de tekst bedoeld.',
    you: 'De tekst spreekt wie hij aangaat: die zijn met "u" of "je" bedoeld.',
    both: 'Met "wij" zijn de schrijvers van de tekst bedoeld, met "u" of "je" wie hij aangaat.',
  },
};
