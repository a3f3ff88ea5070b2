import { tokens } from '../../kernel/patterns.ts';
import type { SpeakingWords } from '../speaking-words.ts';

/** What is known of how it is spoken. */
export const speaking: SpeakingWords = {
  lettersAMinute: 758,
  sample: 'La marea sube y baja dos veces al día, y la razón es la luna.',
  goesOn: tokens`
    ej sra srta sr sres sras dña dra profa lic ing arq sto sta excmo ud uds vd vds núm pág págs cap
    aprox p.ej ee tel avda pza ss`,
  shortMonths: tokens`ene feb mar abr jun jul ago sept set oct nov dic`,
};
