import { expect, test } from 'vitest';
import { wordTimes } from '../../src/speech/engines/espeak/word-times.ts';
import { alignWords } from '../../src/speech/engines/flite/align.ts';
import { readPhones } from '../../src/speech/engines/flite/phones.ts';
import { fliteText } from '../../src/speech/engines/flite/text.ts';
import { normalize } from '../../src/speech/normalize/normalize.ts';
import { transcriptWords } from '../../src/speech/takes/transcript-words.ts';

// Pure: from an engine's marks to the words of the transcript.

test('words are found among phones though some are reduced, added or left out', () => {
  const spoken = readPhones(
    'pau:0.2 dh:0.25 iy:0.3 eh:0.4 n:0.45 d:0.5 ah:0.55 v:0.6 pau:0.8 t:0.9 aa:1.0 m:1.1 pau:1.3',
  );
  const alone = ['dh ax', 'eh n d', 'ah v', 't aa m z'].map((word) => word.split(' '));
  const spans = alignWords(alone, spoken);
  expect(spans.map((s) => s && [s.startMs, s.endMs])).toEqual([
    [200, 300],
    [300, 500],
    [500, 600],
    [800, 1100],
  ]);
});

test('a word without phones has no time', () => {
  expect(alignWords([['ax'], []], readPhones('pau:0.1 ax:0.2 pau:0.3'))[1]).toBeUndefined();
});

test('flite gets words and pauses it knows, each traced to the text', () => {
  const text = 'Vitamin A — naïve, “Ærø” (Łódź); D N A?';
  const { text: said, words } = fliteText(text);
  expect(said).toBe(' vitamin eigh naive, aero lodz; d n eigh? ');
  expect(words.map((w) => text.slice(w.start, w.end))).toEqual([
    'Vitamin',
    'A',
    'naïve',
    'Ærø',
    'Łódź',
    'D',
    'N',
    'A',
  ]);
});

test.each([
  ['kilometres', 'kilometers'],
  ['litre', 'liter'],
  ['organised', 'organized'],
  ['characterise', 'characterize'],
  ['analysed', 'analyzed'],
  ['behaviours', 'behaviors'],
  ['neighbourhood', 'neighborhood'],
  ['advertising', 'advertising'],
  ['promised', 'promised'],
  ['exercises', 'exercises'],
  ['surprise', 'surprise'],
  ['raised', 'raised'],
  ['rising', 'rising'],
  ['hours', 'hours'],
  ['four', 'four'],
  ['tourist', 'tourist'],
  ['precise', 'precise'],
  ['crisis', 'crisis'],
])('flite reads "%s" as "%s"', (british, american) => {
  expect(fliteText(british).text).toBe(` ${american}. `);
});

test('espeak counts code points from one; a word ends at its pause', () => {
  const text = 'A 𝛼 day, then.';
  const event = (
    type: 'word' | 'phoneme' | 'end',
    text_position: number,
    audio_position: number,
    id: string | number = 1,
  ) => ({ type, text_position, audio_position, word_length: 1, id });
  const words = wordTimes(
    text,
    [
      event('word', 1, 0),
      event('phoneme', 1, 0, 'a'),
      event('word', 5, 200),
      event('phoneme', 5, 210, 'd'),
      event('phoneme', 5, 400, ''),
      event('word', 10, 600),
      event('phoneme', 10, 600, 'D'),
      event('end', 14, 900),
    ],
    1000,
  );
  expect(words.map((w) => [text.slice(w.start, w.end), w.startMs, w.endMs])).toEqual([
    ['A', 0, 200],
    ['day,', 200, 400],
    ['then.', 600, 900],
  ]);
});

function transcript(text: string, times: [string, number, number][]) {
  const { spoken, map } = normalize(text, 'en');
  let from = 0;
  const words = times.map(([word, startMs, endMs]): [number, number, number, number, boolean] => {
    const at = spoken.indexOf(word, from);
    from = at + word.length;
    return [at, from, startMs, endMs, false];
  });
  const sentence = { text, spoken, map, pitch: 1, pauseAfterMs: 0 };
  return transcriptWords(sentence, { startMs: 0, endMs: 1000, words }).map((w) => [
    w.text,
    w.startMs,
    w.endMs,
    w.estimated,
  ]);
}

test('what is said for "25 °C" is one word of the transcript', () => {
  const times: [string, number, number][] = [
    ['At', 0, 100],
    ['twenty', 100, 300],
    ['five', 300, 400],
    ['degrees', 400, 600],
    ['Celsius', 600, 900],
    ['now', 900, 1000],
  ];
  expect(transcript('At 25 °C now.', times)).toEqual([
    ['At', 0, 100, false],
    ['25 °C', 100, 900, false],
    ['now.', 900, 1000, false],
  ]);
});

test('marks nothing is said for belong to the word before', () => {
  expect(
    transcript('Now – yes 🎉!', [
      ['Now', 0, 400],
      ['yes', 600, 1000],
    ]),
  ).toEqual([
    ['Now –', 0, 400, false],
    ['yes 🎉!', 600, 1000, false],
  ]);
});

test('words without marks share what is between their neighbours', () => {
  expect(
    transcript('of the old sea', [
      ['of', 0, 200],
      ['sea', 800, 1000],
    ]),
  ).toEqual([
    ['of', 0, 200, false],
    ['the', 200, 500, true],
    ['old', 500, 800, true],
    ['sea', 800, 1000, false],
  ]);
});
