import { describe, expect, test } from 'vitest';
import type { Turn } from '../../../src/kernel/artifacts.ts';
import { turnBrander } from '../../../src/kernel/rules/brand/brand-turn.ts';

const WORDS = [
  { avoid: 'utilize', use: 'use', inSources: false },
  { avoid: 'employee', use: 'colleague', inSources: true },
  { avoid: 'app', use: 'program', inSources: true },
  { avoid: 'cheap', use: null, inSources: false },
  { avoid: 'US', use: 'United States', inSources: true },
  { avoid: 'in order to', use: 'to', inSources: true },
];
const SPELLINGS = ['GitHub', 'iPhone'];

/** What a host says, what the source said of it, and what is said then. */
const ROWS: [name: string, text: string, source: string | undefined, said: string, kept: string[]][] = [
  ['a joining word', 'So how do we utilize it?', undefined, 'So how do we use it?', []],
  ['at the start of a sentence', 'Utilize it, then.', undefined, 'Use it, then.', []],
  [
    'a word of the source stays',
    'They utilize it.',
    'They utilize it.',
    'They utilize it.',
    ['utilize source'],
  ],
  [
    'unless it may be replaced there',
    'An employee said so.',
    'An employee said so.',
    'A colleague said so.',
    [],
  ],
  ['an article fits', 'This is an app.', undefined, 'This is a program.', []],
  [
    'a host joins with a word that its source has not',
    'We utilize that.',
    'They take that.',
    'We use that.',
    [],
  ],
  [
    'a quotation',
    'She said “utilize it” twice.',
    undefined,
    'She said “utilize it” twice.',
    ['utilize quotation'],
  ],
  ['nothing to say instead', 'That is cheap.', undefined, 'That is cheap.', ['cheap nothing_instead']],
  [
    'a capital counts where the entry has one',
    'Tell us of the US.',
    undefined,
    'Tell us of the United States.',
    [],
  ],
  ['several words', 'In order to win.', undefined, 'To win.', []],
  ['a part of a word', 'An apple and reutilize.', undefined, 'An apple and reutilize.', []],
  ['a spelling', 'On github, with an iphone.', 'On github.', 'On GitHub, with an iPhone.', []],
];

describe('words of a brand voice', () => {
  test.each(ROWS)('%s', (_, text, source, said, kept) => {
    const turn: Turn = {
      id: 't1',
      segmentId: 'g1',
      speaker: 0,
      text,
      kind: source ? 'source' : 'frame',
      refs: source ? [{ sentenceId: 's1', edit: 'verbatim' }] : [],
    };
    const sentences = source ? { s1: { raw: source } } : {};
    const branded = turnBrander({ words: WORDS, spellings: SPELLINGS }, { language: 'en', sentences })(turn);
    expect(branded.turn.text).toBe(said);
    expect(branded.words.flatMap(({ word, keptFor }) => (keptFor ? [`${word} ${keptFor}`] : []))).toEqual(
      kept,
    );
  });

  test('what became of a word of the source is recorded with the sentence it stands in', () => {
    const turn: Turn = {
      id: 't1',
      segmentId: 'g1',
      speaker: 0,
      text: 'An employee came. It rained.',
      kind: 'source',
      refs: [
        { sentenceId: 's1', edit: 'verbatim' },
        { sentenceId: 's2', edit: 'verbatim' },
      ],
    };
    const sentences = { s1: { raw: 'An employee came.' }, s2: { raw: 'It rained.' } };
    const branded = turnBrander({ words: WORDS, spellings: [] }, { language: 'en', sentences })(turn);
    expect(branded.turn).toMatchObject({
      text: 'A colleague came. It rained.',
      refs: [
        { sentenceId: 's1', edit: 'simplified', changes: ['employee -> colleague'] },
        { sentenceId: 's2', edit: 'verbatim' },
      ],
    });
  });

  test('many words are found in a long text in proportion to its length', () => {
    const words = Array.from({ length: 200 }, (_, at) => ({
      avoid: `word${at} of many`,
      use: `term ${at}`,
      inSources: true,
    }));
    const text = Array.from({ length: 100 }, () => 'word7 of   many').join(' ');
    const turn: Turn = { id: 't1', segmentId: 'g1', speaker: 0, text, kind: 'frame', refs: [] };
    const branded = turnBrander({ words, spellings: [] }, { language: 'en', sentences: {} })(turn);
    expect(branded.words).toHaveLength(100);
    expect(branded.turn.text.startsWith('term 7 term 7')).toBe(true);
  });
});
