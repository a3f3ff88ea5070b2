import { tokens } from '../../kernel/patterns.ts';
import type { SpeakingWords } from '../speaking-words.ts';

/** What is known of how it is spoken. */
export const speaking: SpeakingWords = {
  lettersAMinute: 772,
  sample: 'The tide comes and goes twice a day, and the moon is the reason.',
  goesOn: tokens`
    dr mr mrs ms prof rev hon st mt ft sr gen col capt lt sgt cpt cmdr adm gov sen rep pres fr vs cf e.g
    i.e viz approx ca c fig figs eq eqs no nos vol vols ch sec pp p par art ed eds dept univ messrs mme
    mlle al op`,
  shortMonths: tokens`jan feb mar apr jun jul aug sep sept oct nov dec`,
};
