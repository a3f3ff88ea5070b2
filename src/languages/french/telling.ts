import type { TellingWords } from '../telling-words.ts';

export const telling: TellingWords = {
  contrasts: [
    'mais',
    'cependant',
    'pourtant',
    'tandis que',
    'alors que',
    'au contraire',
    'plutôt que',
    'contrairement à',
    'en revanche',
    'bien que',
  ],
  defines: [
    "s'appelle",
    's’appelle',
    'est appelé',
    'est appelée',
    'on appelle',
    'désigne',
    'signifie',
    'se définit',
    'est un',
    'est une',
    'est le',
    'est la',
  ],
  counts: ['il y a', 'il existe', 'on distingue', 'on compte'],
  standsFor: ['il', 'elle', 'ils', 'elles'],
};
