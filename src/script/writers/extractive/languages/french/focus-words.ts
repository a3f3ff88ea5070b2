import { pattern, words } from '../../../../../kernel/patterns.ts';
import type { FocusWords } from '../language.ts';

const LEAVE_OUT_VERBS = words`
  laissez (?:de côté|tomber), laisse (?:de côté|tomber), sans(?: parler)?, sauf, hors, excepté, ignorez,
  ignore, oubliez, oublie, passez, pas, évitez, exclure, excluez, omettez
`;

export const focus: FocusWords = {
  between:
    /[;.]\s*|,\s*(?=(?:mais )?(?:sans|sauf|hors|pas|laissez|laisse|ignorez|oubliez|excepté)(?![\p{L}]))/iu,
  leaveOut: pattern('iu')`^(?:s['’]il vous plaît,? )?(?:mais )?${LEAVE_OUT_VERBS}\s+(?:de |du |des |d['’])?`,
  filler: words`
      seulement, uniquement, juste, surtout, chapitre, chapitres, section, sections, partie, parties, cours,
      leçon, comparer, comparez, expliquer, expliquez, parler, parlez, parle, traiter, traitez, raconter,
      dites, dis, concentrez, concentre, sujet, thème, principal, principale, comment, pourquoi, quoi, quel,
      quelle
    `,
  numbered:
    /(?<![\p{L}])(chapitre|section|partie|cours|leçon|unité|module)s?\s+(\d+(?:\.\d+)*|[ivxlc]+|un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix)(?![\p{L}])/iu,
  numerals: ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
};
