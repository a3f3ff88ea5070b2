import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../../src/web/features/studio/document/turn-view.ts';
import { hitsIn } from '../../../src/web/features/studio/find/hits.ts';
import { piecesOf } from '../../../src/web/features/studio/pieces.ts';
import { wordAt } from '../../../src/web/features/studio/rows/word-at.ts';

const PLAIN = { matchCase: false, wholeWords: false };

describe('what is found', () => {
  it.each([
    ['The tide, the Tide.', { ...PLAIN, words: 'tide' }, [4, 14]],
    ['The tide, the Tide.', { ...PLAIN, words: 'tide', matchCase: true }, [4]],
    ['Tides and tide', { ...PLAIN, words: 'tide', wholeWords: true }, [10]],
    ['Größe, größer', { ...PLAIN, words: 'größe', wholeWords: true }, [0]],
    ['a+b (c)', { ...PLAIN, words: '+b (' }, [1]],
    ['anything', { ...PLAIN, words: '' }, []],
    ['aaaa', { ...PLAIN, words: 'aa' }, [0, 2]],
  ])('in %j of %j stands at %j', (text, wanted, places) => {
    expect(hitsIn(text, wanted).map(({ from }) => from)).toEqual(places);
  });

  it('is what is looked for, whatever that is', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), (text, words) => {
        const hits = hitsIn(text + words, { words, matchCase: true, wholeWords: false });
        expect(hits.length).toBeGreaterThan(0);
        for (const { from, to } of hits) expect((text + words).slice(from, to)).toBe(words);
      }),
    );
  });
});

it.each([
  ['Why not now?', 4, 4, 'not'],
  ['Why not now?', 3, 12, 'not now'],
  ['“Not,” he said', 0, 6, 'Not'],
  ['one - two', 4, 4, undefined],
  ['', 0, 0, undefined],
])('of %j the words from %i to %i are %j', (text, from, to, words) => {
  expect(wordAt(text, from, to)).toBe(words);
});

describe('the pieces of a text', () => {
  const stretch = fc.record({ from: fc.nat(40), to: fc.nat(40), className: fc.constantFrom('a', 'b') });

  it('are the text, each looking as all that holds it', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), fc.array(stretch, { maxLength: 5 }), (text, stretches) => {
        const pieces = piecesOf(text, stretches);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        for (const { from, className } of pieces) {
          const inside = stretches.filter((each) => each.from <= from && each.to > from);
          expect(className).toBe(
            inside.length > 0 ? inside.map((each) => each.className).join(' ') : undefined,
          );
        }
      }),
    );
  });
});

it('counts words as blanks part them', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'é', ' ', '\n', '-') }), (text) => {
      expect(wordsOf(text)).toBe(text.match(/\S+/g)?.length ?? 0);
    }),
  );
});
