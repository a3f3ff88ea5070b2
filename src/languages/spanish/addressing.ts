import { words } from '../../kernel/patterns.ts';
import type { AddressingWords } from '../addressing-words.ts';

export const addressing: AddressingWords = {
  we: words`[Nn]osotr[oa]s, [Nn]uestr[oa]s?, [Nn]os, \p{Ll}{3,}(?:amos|emos|imos)(?<!extremos|tramos|gramos|ramos|términos)`,
  you: words`[Uu]sted(?:es)?, [Tt]ú, [Tt]us?, te, contigo`,
  policies: words`
    política, reglamento, normas, condiciones, código de conducta, privacidad, estatutos, carta de \p{L}+`,
  means: {
    we: 'En él, «nosotros» son quienes lo escribieron.',
    you: 'El texto se dirige a quienes concierne: a ellos habla de «usted» o de «tú».',
    both: 'En el texto, «nosotros» son quienes lo escribieron, y «usted» o «tú», aquellos a quienes se dirige.',
  },
};
