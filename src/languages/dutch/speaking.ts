import { tokens } from '../../kernel/patterns.ts';
import type { SpeakingWords } from '../speaking-words.ts';

/** What is known of how it is spoken. */
export const speaking: SpeakingWords = {
  lettersAMinute: 780,
  sample: 'Het getij komt en gaat twee keer per dag, en de maan is de reden.',
  goesOn: tokens`
    dhr mevr mw drs ir ing ds nr nrs blz pag hfst dl bijv bv ca vgl resp incl excl evt afb zgn d.w.z o.a
    m.a.w i.p.v i.v.m n.a.v tel burg kard`,
  shortMonths: tokens`jan feb febr mrt apr jun jul aug sept okt nov dec`,
};
