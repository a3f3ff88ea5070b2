import { tokens } from '../../kernel/patterns.ts';
import type { SpeakingWords } from '../speaking-words.ts';

/** What is known of how it is spoken. */
export const speaking: SpeakingWords = {
  lettersAMinute: 762,
  sample: 'La marea sale e scende due volte al giorno, e la ragione è la luna.',
  goesOn: tokens`
    es sig sigg dott avv ing arch on pag pagg cap cfr ad p.es nn tab figg artt sez secc mons prof.ssa
    sig.ra dott.ssa`,
  shortMonths: tokens`gen feb mar apr mag giu lug ago ag set ott nov dic`,
};
