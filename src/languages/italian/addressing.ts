import { words } from '../../kernel/patterns.ts';
import type { AddressingWords } from '../addressing-words.ts';

export const addressing: AddressingWords = {
  we: words`[Nn]oi, [Nn]ostr[oaie], \p{Ll}{2,}iamo`,
  you: words`[Vv]oi, [Vv]ostr[oaie], vi, Lei, [Tt]u, [Tt]uo[ia]?, [Tt]u[ae]`,
  policies: words`
    regolamento, informativa, politica, condizioni, codice(?: di condotta| etico)?, statuto, privacy`,
  means: {
    we: 'Nel testo «noi» indica chi lo ha scritto.',
    you: 'Il testo si rivolge a chi riguarda: «voi» o «tu» indica queste persone.',
    both: 'Nel testo «noi» indica chi lo ha scritto, e «voi» o «tu» coloro a cui si rivolge.',
  },
};
