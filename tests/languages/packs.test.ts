import { describe, expect, it } from 'vitest';
import { WRITTEN_LANGUAGES } from '../../src/kernel/rules/written-languages.ts';
import { ALL_PACKS, findPack, PACKS } from '../../src/languages/packs.ts';

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
