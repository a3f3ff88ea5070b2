import { words } from '../../kernel/patterns.ts';
import type { AddressingWords } from '../addressing-words.ts';

export const addressing: AddressingWords = {
  we: words`[Ww]ir, [Uu]ns, [Uu]nser(?:e[nrms]?|s)?`,
  you: words`(?<=\p{Ll}[,\s]{1,2})(?:Sie|Ihnen|Ihr(?:e[nrms]?)?)`,
  policies: words`
    richtlinien?, leitlinien?, \p{L}*ordnung, \p{L}*satzung, datenschutz\p{L}*, \p{L}*handbuch, verhaltenskodex, \p{L}*bedingungen, hausregeln, leitfaden, \p{L}*vereinbarung`,
  means: {
    we: 'Mit „wir“ sind die gemeint, die den Text geschrieben haben.',
    you: 'Der Text spricht die an, für die er gedacht ist: Sie sind mit „Sie“ gemeint.',
    both: 'Mit „wir“ sind die gemeint, die den Text geschrieben haben, mit „Sie“ die, für die er gedacht ist.',
  },
};
