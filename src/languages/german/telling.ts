import type { TellingWords } from '../telling-words.ts';

export const telling: TellingWords = {
  contrasts: [
    'aber',
    'jedoch',
    'dagegen',
    'hingegen',
    'sondern',
    'während',
    'statt',
    'im gegensatz',
    'anders als',
    'obwohl',
    'trotzdem',
  ],
  defines: [
    'heißt',
    'nennt man',
    'bezeichnet',
    'bedeutet',
    'versteht man unter',
    'ist ein',
    'ist eine',
    'ist der',
    'ist die',
    'ist das',
  ],
  counts: ['es gibt', 'man unterscheidet', 'wir unterscheiden', 'es lassen sich'],
  standsFor: ['er', 'sie', 'es'],
};
