import { tokens } from '../../kernel/patterns.ts';
import type { SpeakingWords } from '../speaking-words.ts';

/** What is known of how it is spoken. */
export const speaking: SpeakingWords = {
  lettersAMinute: 724,
  sample: 'A maré sobe e desce duas vezes por dia, e a razão é a lua.',
  goesOn: tokens`
    ex sr sra srs dra profa eng arq exmo exma núm pág págs cap aprox p.ex av tel sto sta séc sécs`,
  shortMonths: tokens`jan fev mar abr mai jun jul ago set out nov dez`,
};
