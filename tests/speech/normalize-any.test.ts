import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalize } from '../../src/speech/normalize/normalize.ts';
import { splitSentences } from '../../src/speech/takes/split-sentences.ts';

// Properties that hold for whatever is written. The seed is fixed: a failure can be repeated.

const piece = fc.constantFrom(
  ...'0 7 42 1999 2,000 3.14 -5 ½ $ € £ % ° °C km/h m² ^2 × ± ~ ≈ ≤ < > = + - – — / \\ & # @ * _ . , ; : ! ? … ( ) [ ] “ ” \' " ` | ~'.split(
    ' ',
  ),
  ...'Dr. e.g. etc. U.S. St. No. NASA DNA H2O IPv6 VIII 1980s 12:30 3:1 2024-03-12 March 5 a.m. http://x.org/a a@b.de /etc/x.txt α Ω CO₂ x² 10⁻³ 🎉 👨‍👩‍👧 é 漢 مد'.split(
    ' ',
  ),
  'the',
  'tide',
  'A',
  'I',
  ' ',
  '  ',
  '\n',
);
const written = fc.oneof(
  fc.array(piece, { maxLength: 14 }).map((p) => p.join(' ')),
  fc.array(piece, { maxLength: 14 }).map((p) => p.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
const options = { seed: 7, numRuns: 1000 };

describe.each(['en', 'de'])('%s', (language) => {
  test('every spoken word leads back to a stretch of the text', () => {
    fc.assert(
      fc.property(written, (text) => {
        const { spoken, map } = normalize(text, language);
        const faults = map.filter(
          ({ spokenStart, spokenEnd, start, end }) =>
            !/^\S+$/.test(spoken.slice(spokenStart, spokenEnd)) ||
            start < 0 ||
            end <= start ||
            end > text.length,
        );
        expect(faults).toEqual([]);
        const words = map.map((r) => spoken.slice(r.spokenStart, r.spokenEnd));
        expect(words.join('')).toBe(spoken.replace(/\s/g, ''));
      }),
      options,
    );
  });

  test('sentences cover everything but the spaces between them', () => {
    fc.assert(
      fc.property(written, (text) => {
        let at = 0;
        let lost = '';
        for (const { start, end } of splitSentences(text, language)) {
          lost += text.slice(at, start).trim();
          if (end <= start) lost += '(empty sentence)';
          at = end;
        }
        expect(lost + text.slice(at).trim()).toBe('');
      }),
      options,
    );
  });
});

test('English comes out as words and the marks a voice pauses at', () => {
  fc.assert(
    fc.property(written, (text) => {
      expect(normalize(text, 'en').spoken).toMatch(/^(?:[\p{L}\p{M}'\s.,;:!?-]|\p{N})*$/u);
      expect(normalize(text, 'en').spoken).not.toMatch(/[<>{}|\\^`\p{Cc}\p{Cs}\p{Extended_Pictographic}]/u);
    }),
    options,
  );
});

test('English says its figures: none are left to the engine', () => {
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 10 }).map((p) => p.join(' ')),
      (text) => {
        expect(normalize(text, 'en').spoken).not.toMatch(/\d/);
      },
    ),
    options,
  );
});

test('a text of 4,000 characters is no trap for the rules', () => {
  for (const unit of [
    '1',
    'A',
    'A.',
    '1,',
    '1-',
    '(',
    "'",
    'a@',
    'x/',
    '12:',
    'IV ',
    '. ',
    'http://',
    '²',
    '#a',
  ])
    expect(normalize(unit.repeat(4000 / unit.length), 'en').map.length).toBeGreaterThanOrEqual(0);
});
