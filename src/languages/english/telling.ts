import type { TellingWords } from '../telling-words.ts';

export const telling: TellingWords = {
  contrasts: [
    'but',
    'however',
    'whereas',
    'rather than',
    'instead',
    'unlike',
    'although',
    'on the other hand',
    'by contrast',
    'in contrast',
    'not because',
    'far from',
  ],
  defines: [
    'is called',
    'are called',
    'is defined as',
    'means that',
    'refers to',
    'is known as',
    'is a',
    'is an',
    'is the',
    'is this',
    'are the',
  ],
  counts: ['there are', 'there exist', 'we distinguish', 'we can distinguish'],
  // English tells by the number of the heading (`opensText`).
  standsFor: [],
};
