import type { TellingWords } from '../telling-words.ts';

export const telling: TellingWords = {
  contrasts: [
    'mas',
    'porém',
    'contudo',
    'enquanto',
    'ao contrário',
    'em vez de',
    'ao passo que',
    'embora',
    'no entanto',
  ],
  defines: [
    'chama-se',
    'é chamado',
    'é chamada',
    'significa',
    'define-se',
    'refere-se',
    'é um',
    'é uma',
    'é o',
    'é a',
  ],
  counts: ['há', 'existem', 'distinguem-se', 'podemos distinguir'],
  standsFor: ['ele', 'ela', 'eles', 'elas'],
};
