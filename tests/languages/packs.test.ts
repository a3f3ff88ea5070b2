import { describe, expect, it } from 'vitest';
import { WRITTEN_LANGUAGES } from '../../src/kernel/rules/written-languages.ts';
import { ALL_PACKS, findPack, PACKS } from '../../src/languages/packs.ts';
import { anyOf, entriesIn, wordSet } from '../../src/languages/word-list.ts';

describe('the packs', () => {
  it.each(WRITTEN_LANGUAGES)('of %s stands under its own code', (code) => {
    expect(PACKS[code].code).toBe(code);
    expect(findPack(`${code}-XX`)).toBe(PACKS[code]);
  });

  it('are found for no other language', () => {
    expect(findPack('pl')).toBeUndefined();
    expect(findPack('und')).toBeUndefined();
  });

  it('have an OCR code of their own', () => {
    expect(new Set(ALL_PACKS.map(({ ocrCode }) => ocrCode)).size).toBe(ALL_PACKS.length);
  });
});

describe('a word list', () => {
  it('is words that white space parts, or entries that commas part', () => {
    expect([...wordSet('a b\n  c', 'c d')]).toEqual(['a', 'b', 'c', 'd']);
    expect(entriesIn('\n  see also, further\n  reading,')).toEqual(['see also', 'further reading']);
  });

  it('matches nothing when it is empty', () => {
    expect(new RegExp(`^${anyOf([])}`).test('')).toBe(false);
    expect(new RegExp(`^${anyOf(['femmes?', 'fois'])}$`).test('femme')).toBe(true);
  });
});
