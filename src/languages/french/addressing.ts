import { words } from '../../kernel/patterns.ts';
import type { AddressingWords } from '../addressing-words.ts';

export const addressing: AddressingWords = {
  we: words`[Nn]ous, [Nn]otre, [Nn]os`,
  you: words`[Vv]ous, [Vv]otre, [Vv]os`,
  policies: words`
    politique, règlement(?: intérieur)?, charte, conditions, confidentialité, code de conduite, statuts, guide du \p{L}+`,
  means: {
    we: "« Nous » y désigne ceux qui l'ont écrit.",
    you: "Le texte s'adresse à ceux qu'il concerne : « vous » les désigne.",
    both: "Dans ce texte, « nous » désigne ceux qui l'ont écrit, et « vous » ceux à qui il s'adresse.",
  },
};
