import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalize } from '../../src/speech/normalize/normalize.ts';
import { depth } from '../house/depth.ts';

// Properties of every language that is read aloud in words. The seed is fixed: a failure can be repeated.

const LANGUAGES = ['de', 'fr', 'fr-CH', 'es', 'es-MX', 'it', 'pt', 'pt-BR', 'nl'];

const piece = fc.constantFrom(
  ...'0 1 7 21 42 101 1999 2.000 2,000 1 000 3,14 3.14 -5 ½ 2½ 3/4 $ € £ % ° °C km/h m² ^2 × ± ~ ≈ ≤ < > = + - – — / \\ & # @ * _ . , ; : ! ? … ( ) [1] “ ” „ « » \' ’ " ` |'.split(
    ' ',
  ),
  ...'Dr. z. B. p. ex. usw. etc. EE. UU. S. Nr. n.º NATO DNA H2O IPv6 VIII XIV. XIXe siglo siècle 1980er 1er 2ª 3º 3e 12:30 14h30 8.30 3:1 2024-03-12 3.5.2024 3/5/2024 3. Mai mai mei 5 € R$ 10,50 Mio. a@b.de http://x.org/a α Ω CO₂ x² 10⁻³ 🎉 é 漢 مد ٣ ① Ⅷ ２'.split(
    ' ',
  ),
  'l’',
  "l'",
  'der',
  'siglo',
  'Uhr',
  'horas',
  'heures',
  ' ',
  '\n',
);
const written = fc.oneof(
  fc.array(piece, { maxLength: 12 }).map((p) => p.join(' ')),
  fc.array(piece, { maxLength: 12 }).map((p) => p.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: fc.constantFrom(...'0123456789.,:-/ %€$aIVX°²'), maxLength: 20 }),
);
const options = { seed: 11, numRuns: depth(100, 600) };

describe.each(LANGUAGES)('%s', (language) => {
  test('no figure is left, and only letters and the marks a voice pauses at', () => {
    fc.assert(
      fc.property(written, (text) => {
        const { spoken } = normalize(text, language);
        expect(spoken).not.toMatch(/\d/);
        expect(spoken).toMatch(/^[\p{L}\p{M}\p{N}\s'.,;:!?-]*$/u);
        expect(spoken).not.toMatch(/undefined|NaN|٬| {2}/);
      }),
      options,
    );
  });

  test('every spoken word leads back to a stretch of the text, in order', () => {
    fc.assert(
      fc.property(written, (text) => {
        const { spoken, map } = normalize(text, language);
        let at = 0;
        for (const { spokenStart, spokenEnd, start, end } of map) {
          expect(spoken.slice(spokenStart, spokenEnd)).toMatch(/^\S+$/);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(start).toBeGreaterThanOrEqual(at);
          at = start;
        }
      }),
      options,
    );
  });

  test('a text of 4,000 characters is no trap for the rules', () => {
    for (const unit of [
      '1',
      '1.',
      '1,',
      '1-',
      '1 ',
      '1/',
      '12:',
      'A',
      'A.',
      '(',
      "'",
      'a@',
      'x/',
      'IV ',
      '. ',
      '²',
      '#a',
      'z. ',
      '€',
      '1h',
    ])
      expect(normalize(unit.repeat(4000 / unit.length), language).spoken).not.toMatch(/\d/);
  });
});
