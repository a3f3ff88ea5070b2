import type { TellingWords } from '../telling-words.ts';

export const telling: TellingWords = {
  contrasts: [
    'ma',
    'però',
    'tuttavia',
    'mentre',
    'invece',
    'al contrario',
    'piuttosto che',
    'a differenza',
    'sebbene',
  ],
  defines: [
    'si chiama',
    'è chiamato',
    'è chiamata',
    'significa',
    'si definisce',
    'indica',
    'è un',
    'è una',
    'è il',
    'è la',
  ],
  counts: ['ci sono', 'vi sono', 'esistono', 'si distinguono'],
  standsFor: ['esso', 'essa', 'essi', 'esse'],
};
