import type { TellingWords } from '../telling-words.ts';

export const telling: TellingWords = {
  contrasts: [
    'pero',
    'sin embargo',
    'mientras que',
    'en cambio',
    'sino',
    'en vez de',
    'a diferencia',
    'aunque',
    'por el contrario',
  ],
  defines: [
    'se llama',
    'se denomina',
    'significa',
    'se define',
    'se refiere a',
    'es un',
    'es una',
    'es el',
    'es la',
  ],
  counts: ['hay', 'existen', 'se distinguen', 'podemos distinguir'],
  standsFor: ['él', 'ella', 'ellos', 'ellas'],
};
