import fc from 'fast-check';
import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import type { Pronunciation } from '../../src/kernel/artifacts.ts';
import { PLS_NAMESPACE, readPls } from '../../src/speech/pronunciation/read-pls.ts';
import { writePls } from '../../src/speech/pronunciation/write-pls.ts';

const lexicon = (body: string, attributes = 'alphabet="ipa" xml:lang="en"') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<lexicon version="1.0" xmlns="${PLS_NAMESPACE}" ${attributes}>${body}</lexicon>`;

describe('reading PLS 1.0', () => {
  test('the example of the recommendation (section 1.2)', () => {
    const xml = `<?xml version="1.0" encoding="UTF-8"?>
<lexicon version="1.0"
      xmlns="http://www.w3.org/2005/01/pronunciation-lexicon"
      xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
      xsi:schemaLocation="http://www.w3.org/2005/01/pronunciation-lexicon
        http://www.w3.org/TR/2007/CR-pronunciation-lexicon-20071212/pls.xsd"
      alphabet="ipa" xml:lang="it">
  <lexeme>
    <grapheme>La vita è bella</grapheme>
    <phoneme>ˈlɑ ˈviːɾə ˈʔeɪ ˈbɛlə</phoneme>
    <!-- IPA string is: "&#x02C8;l&#x0251; ..." -->
  </lexeme>
  <lexeme>
    <grapheme>Roberto</grapheme>
    <phoneme>ɹəˈbɛːɹɾoʊ</phoneme>
  </lexeme>
</lexicon>`;
    expect(readPls(xml)).toEqual([
      { grapheme: 'La vita è bella', language: 'it', ipa: 'ˈlɑ ˈviːɾə ˈʔeɪ ˈbɛlə' },
      { grapheme: 'Roberto', language: 'it', ipa: 'ɹəˈbɛːɹɾoʊ' },
    ]);
  });

  test.each<[string, string, Pronunciation[]]>([
    [
      'several graphemes',
      '<lexeme><grapheme>centre</grapheme><grapheme>center</grapheme><phoneme>ˈsɛntə</phoneme></lexeme>',
      [
        { grapheme: 'centre', language: 'en', ipa: 'ˈsɛntə' },
        { grapheme: 'center', language: 'en', ipa: 'ˈsɛntə' },
      ],
    ],
    [
      'an alias',
      '<lexeme><grapheme>W3C</grapheme><alias>World Wide Web Consortium</alias></lexeme>',
      [{ grapheme: 'W3C', language: 'en', alias: 'World Wide Web Consortium' }],
    ],
    [
      'the first of several phonemes',
      '<lexeme><grapheme>a</grapheme><phoneme>x</phoneme><phoneme>y</phoneme></lexeme>',
      [{ grapheme: 'a', language: 'en', ipa: 'x' }],
    ],
    [
      'the preferred of several phonemes',
      '<lexeme><grapheme>a</grapheme><phoneme>x</phoneme><phoneme prefer="true">y</phoneme></lexeme>',
      [{ grapheme: 'a', language: 'en', ipa: 'y' }],
    ],
    [
      'a preferred alias before phonemes',
      '<lexeme><grapheme>a</grapheme><phoneme>x</phoneme><alias prefer="true">ay</alias></lexeme>',
      [{ grapheme: 'a', language: 'en', alias: 'ay' }],
    ],
    [
      'characters by number and name, and white space',
      '<lexeme><grapheme> R&amp;D\n</grapheme><alias>are &#x61;nd d&#101;e</alias></lexeme>',
      [{ grapheme: 'R&D', language: 'en', alias: 'are and dee' }],
    ],
    [
      'CDATA, examples and metadata',
      '<metadata/><lexeme role="x"><grapheme><![CDATA[AT&T]]></grapheme><alias>a tea and tea</alias><example>e</example></lexeme>',
      [{ grapheme: 'AT&T', language: 'en', alias: 'a tea and tea' }],
    ],
  ])('%s', (_, body, entries) => {
    expect(readPls(lexicon(body))).toEqual(entries);
  });

  test('elements may have a prefix', () => {
    const xml = `<p:lexicon version="1.0" xmlns:p="${PLS_NAMESPACE}" alphabet="ipa" xml:lang="de"><p:lexeme><p:grapheme>Jena</p:grapheme><p:alias>Jehna</p:alias></p:lexeme></p:lexicon>`;
    expect(readPls(xml)).toEqual([{ grapheme: 'Jena', language: 'de', alias: 'Jehna' }]);
  });
});

describe('what is refused, with its line', () => {
  test.each<[string, string, RegExp]>([
    ['no XML', 'Kyra = kee-rah', /line 1: there must be one element/],
    ['a document type', '<!DOCTYPE x [<!ENTITY a "b">]><lexicon/>', /a document type is not read/],
    [
      'an entity of its own',
      lexicon('<lexeme><grapheme>&a;</grapheme></lexeme>'),
      /line 2: "&a;" is no character/,
    ],
    ['another root', '<html/>', /outermost element must be <lexicon/],
    ['another namespace', '<lexicon version="1.0" xmlns="x"/>', /outermost element must be <lexicon/],
    ['no version', `<lexicon xmlns="${PLS_NAMESPACE}" xml:lang="en"/>`, /the version is missing/],
    [
      'another version',
      `<lexicon version="2.0" xmlns="${PLS_NAMESPACE}" xml:lang="en"/>`,
      /the version is "2.0"/,
    ],
    ['no language', lexicon('', 'alphabet="ipa"'), /xml:lang must name the language/],
    ['no grapheme', lexicon('\n<lexeme><alias>a</alias></lexeme>'), /line 3: entry 1 has no <grapheme>/],
    ['nothing said', lexicon('<lexeme><grapheme>Ada</grapheme></lexeme>'), /entry 1 \("Ada"\) has neither/],
    [
      'an empty alias',
      lexicon('<lexeme><grapheme>Ada</grapheme>\n<alias> </alias></lexeme>'),
      /line 3: entry 1 \("Ada"\) has an empty/,
    ],
    [
      'a grapheme of marks',
      lexicon('<lexeme><grapheme>--</grapheme><alias>a</alias></lexeme>'),
      /without a letter/,
    ],
    [
      'another alphabet',
      lexicon('<lexeme><grapheme>a</grapheme><phoneme alphabet="x-sampa">a</phoneme></lexeme>'),
      /in "x-sampa"; "ipa" is read/,
    ],
    [
      'no alphabet',
      lexicon('<lexeme><grapheme>a</grapheme><phoneme>a</phoneme></lexeme>', 'xml:lang="en"'),
      /in no alphabet/,
    ],
    [
      'tags that cross',
      lexicon('<lexeme><grapheme>a</lexeme></grapheme>'),
      /<\/lexeme> closes what <grapheme> opened/,
    ],
    ['an open tag', `<lexicon version="1.0" xmlns="${PLS_NAMESPACE}">`, /<lexicon> is never closed/],
    ['a stray sign', lexicon('< lexeme/>'), /line 2: a tag is not well formed/],
    ['depth', '<a>'.repeat(40), /deeper than 16/],
    ['length', `<a>${'x'.repeat(4_000_001)}</a>`, /longer than 4000000 characters/],
    ['two roots', '<a/><b/>', /one element around everything/],
  ])('%s', (_, xml, message) => {
    expect(() => readPls(xml)).toThrowError(
      expect.objectContaining({ code: 'pronunciation_invalid', message: expect.stringMatching(message) }),
    );
  });

  test('nothing but the documented error comes of any text', () => {
    const good = lexicon('<lexeme><grapheme>a</grapheme><phoneme>b</phoneme><alias>c</alias></lexeme>');
    const mutated = fc
      .tuple(fc.nat(good.length), fc.nat(12), fc.string({ maxLength: 8 }))
      .map(([at, cut, put]) => good.slice(0, at) + put + good.slice(at + cut));
    fc.assert(
      fc.property(fc.oneof(mutated, fc.string({ maxLength: 60 })), (xml) => {
        try {
          readPls(xml);
        } catch (error) {
          expect(error).toMatchObject({ code: 'pronunciation_invalid' });
        }
      }),
      { seed: 3, numRuns: 2000 },
    );
  });
});

describe('writing PLS 1.0', () => {
  const word = fc
    .stringMatching(/^[A-Za-zäé][A-Za-z&<>"' -]{0,8}[A-Za-zß]$/)
    .map((s) => s.replace(/\s+/g, ' '));
  const entry = fc
    .record(
      {
        grapheme: word,
        language: fc.constantFrom('en', 'de', 'pt-BR'),
        alias: word,
        ipa: fc.constantFrom('ˈkɪərə', 'ʃøː'),
      },
      { requiredKeys: ['grapheme', 'language'] },
    )
    .filter((e) => e.alias !== undefined || e.ipa !== undefined) as fc.Arbitrary<Pronunciation>;
  const sorted = (entries: readonly Pronunciation[]) =>
    entries.map((e) => JSON.stringify(e, Object.keys(e).sort())).sort();

  test('what is written is read back to the same entries', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 12 }), (entries) => {
        expect(sorted(readPls(writePls(entries, { language: 'en' })))).toEqual(sorted(entries));
      }),
      { seed: 5, numRuns: 300 },
    );
  });

  test('a parser we did not write finds the same in it', () => {
    const xml = writePls(
      [
        { grapheme: 'Kyra', ipa: 'ˈkɪərə', alias: 'kee-rah' },
        { grapheme: 'R&D', alias: 'are and dee' },
        { grapheme: 'Kira', ipa: 'ˈkɪərə', alias: 'kee-rah' },
      ],
      { language: 'en-GB' },
    );
    const { document } = parseHTML(xml.replace(/^<\?xml.*\n/, ''));
    const root = document.querySelector('lexicon');
    expect([
      root?.getAttribute('version'),
      root?.getAttribute('alphabet'),
      root?.getAttribute('xml:lang'),
    ]).toEqual(['1.0', 'ipa', 'en-GB']);
    expect(
      Array.from(document.querySelectorAll('grapheme'), (g) => (g as { textContent: string }).textContent),
    ).toEqual(['Kyra', 'Kira', 'R&D']);
    expect(document.querySelectorAll('lexeme').length).toBe(2);
  });

  test('an entry that says nothing is refused', () => {
    expect(() => writePls([{ grapheme: 'Ada' }], { language: 'en' })).toThrowError(
      expect.objectContaining({
        code: 'pronunciation_invalid',
        message: expect.stringContaining('Entry 1 ("Ada")'),
      }),
    );
  });
});
