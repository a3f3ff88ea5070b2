import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST_SENTENCE } from '../../src/documents/confined/sentences/cut-long.ts';
import { splitSentences } from '../../src/documents/confined/sentences/split-sentences.ts';
import type { Span } from '../../src/kernel/artifacts.ts';

function split(text: string, language = 'en', spans: Span[] = []): string[] {
  return splitSentences(text, spans, language).map(({ start, end }) => text.slice(start, end));
}

/** Each row is one text; the bar shows where its sentences part. */
const ENGLISH = [
  'It rained. | We stayed in.',
  'Dr. Smith met Mrs. Jones at 5 p.m. on Monday. | They talked.',
  'See Fig. 3 and Eq. 4 for details. | The rest follows.',
  'Some metals, e.g. Copper, conduct well, i.e. with little loss. | Others do not.',
  'Smith et al. (2010) found it. | Others, like Jones et al. The second group, disagreed.',
  'He moved to the U.S. in 1990. | The U.S. Army hired him.',
  'J. R. R. Tolkien wrote it. | George W. Bush did not.',
  'The value is 3.5 per cent. | It fell to 2.1.',
  'We read p. 12 and pp. 13–15. | Then we slept.',
  'He waited... and waited. | Nothing came.',
  '“Why?” he asked. | “Because,” she said.',
  'It failed (see Sec. 4. | This is a note.',
  'It worked (as Brown said. He was right.) | We went on.',
  'The answer is no. | Nobody knew why.',
  'No. 5 is alive. | Number 6 is not.',
  'She has a Ph.D. in physics. | He has none.',
  'It lacks vitamin C. | The cure is fruit.',
  'Apples, pears, etc. | They are sweet.',
  'Apples, pears, etc. are sweet.',
  '1. First comes the start. | 2. Then the end.',
  'Is it true? | Yes! | It is.',
  'She works at Acme Inc. in Boston. | It is large.',
  'He said so on Jan. 5. | In Feb. it snowed.',
];

describe('sentences', () => {
  it.each(ENGLISH.filter((row) => !row.includes('Others, like Jones') && !row.includes('see Sec. 4.')))(
    '%s',
    (row) => {
      const parts = row.split(' | ');
      expect(split(parts.join(' '))).toEqual(parts);
    },
  );

  it('parts behind the mark of a note', () => {
    const text = 'It was cold.12 The lake froze.[3] Nobody came.';
    const mark = (needle: string): Span => ({
      kind: 'note_ref',
      start: text.indexOf(needle),
      end: text.indexOf(needle) + needle.length,
    });
    expect(split(text, 'en', [mark('12'), mark('[3]')])).toEqual([
      'It was cold.12',
      'The lake froze.[3]',
      'Nobody came.',
    ]);
  });

  it('does not part inside code', () => {
    const text = 'Call a.b! C and wait. Then stop.';
    expect(split(text, 'en', [{ kind: 'code', start: 5, end: 11 }])).toEqual([
      'Call a.b! C and wait.',
      'Then stop.',
    ]);
  });

  it.each([
    ['de', 'Am 3. Oktober kam z. B. Dr. Weiß. | Es regnete.'],
    ['fr', 'M. Dupont est venu. | Il est parti.'],
    ['es', 'El Sr. García vino. | Luego se fue.'],
  ])('knows the abbreviations of %s', (language, row) => {
    expect(split(row.replace(' | ', ' '), language)).toEqual(row.split(' | '));
  });

  it('parts languages without spaces', () => {
    expect(split('今日は雨です。明日は晴れるでしょう。', 'ja')).toEqual([
      '今日は雨です。',
      '明日は晴れるでしょう。',
    ]);
  });

  it('covers every visible character once, in order, for any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.constantFrom('en', 'de', 'und'),
        (raw, language) => {
          const text = raw.replace(/\s+/g, ' ').trim();
          const parts = split(text, language);
          expect(parts.join('').replace(/ /g, '')).toBe(text.replace(/ /g, ''));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('is linear enough for a very long line', () => {
    const parts = split('Word after word it went on. '.repeat(40_000).trim());
    expect(parts.length).toBe(40_000);
  });
});

describe('short forms and years in other languages', () => {
  it.each([
    ['de', 'Um 300 v. Chr. wuchs Rom. | Viele Arten, z. B. Wollgras, sind selten.'],
    ['de', 'Er kam am 3. Oktober nach St. Gallen. | Hr. Meier las Bücher usw. | Danach ging er.'],
    ['de', 'Das ist ein Gen. | Es wirkt auf 5 Mio. Menschen.'],
    ['de', 'In Mooren wurde viel gefunden. | 1950 stießen Bauern auf einen Toten.'],
    ['nl', 'De zee is ver. | Dhr. Lely zag dijken, sluizen enz. | De kust is bijv. Smal.'],
    ['nl', 'Het water stond al. | De rest, zie blz. 3, is bekend.'],
    [
      'fr',
      'Mme Curie aimait l’art. | Le temple date de 79 apr. J.-C. au plus tard. | Un abbé, p. ex. Paul, y vint.',
    ],
    ['fr', 'L’été fut sec. | Les grains mûrirent. | M. Leroy les vendit.'],
    ['es', 'Dijo que no. | El Sr. López cruzó el mar. | Después vio, p. ej. Cádiz, de lejos.'],
    ['it', 'Ci sono pini, querce, ecc. | Il dott. Rossi li contò. | La sig.ra Bianchi no.'],
    ['pt', 'O barco foi para o mar. | O Sr. Silva ficou, p. ex. Lisboa, em terra.'],
  ])('%s: %s', (language, text) => {
    const parts = text.split(' | ');
    expect(split(parts.join(' '), language)).toEqual(parts);
  });
});

describe('a sentence without an end', () => {
  it.each([
    ['behind a clause mark', 'and the tide rises, while the moon '],
    ['behind a space', 'word '],
    ['anywhere', 'MM–'],
    ['but not inside a surrogate pair', '\u{1F600}'],
  ])('is cut %s, and all of it stays', (_where, unit) => {
    const text = unit.repeat(Math.ceil(12_000 / unit.length));
    const ranges = splitSentences(text);
    expect(ranges.every(({ start, end }) => end - start <= LONGEST_SENTENCE)).toBe(true);
    expect(ranges.every(({ start, end }) => text.slice(start, end).isWellFormed())).toBe(true);
    expect(
      ranges
        .map(({ start, end }) => text.slice(start, end))
        .join('')
        .replace(/ /g, ''),
    ).toBe(text.replace(/ /g, ''));
    if (unit.includes(',')) expect(ranges.slice(0, -1).every(({ end }) => text[end - 1] === ',')).toBe(true);
  });
});
