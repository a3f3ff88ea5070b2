import { expect, test } from 'vitest';
import { splitSentences } from '../../src/speech/takes/split-sentences.ts';

const split = (text: string, language = 'en') =>
  splitSentences(text, language).map(({ start, end }) => text.slice(start, end));

test.each([
  ['The tide turns. It comes back.', ['The tide turns.', 'It comes back.']],
  ['Really? Yes! Well...', ['Really?', 'Yes!', 'Well...']],
  ['Dr. Smith met Mr. Jones. They spoke.', ['Dr. Smith met Mr. Jones.', 'They spoke.']],
  ['J. J. Thomson found it. Good.', ['J. J. Thomson found it.', 'Good.']],
  ['See Fig. 3 and No. 5. Then go on.', ['See Fig. 3 and No. 5.', 'Then go on.']],
  ['It cost $3.50. Not much.', ['It cost $3.50.', 'Not much.']],
  ['He lives in the U.S. The house is small.', ['He lives in the U.S.', 'The house is small.']],
  ['The U.S. Army came. It left.', ['The U.S. Army came.', 'It left.']],
  ['Apples, pears, etc. are fruit. Yes.', ['Apples, pears, etc. are fruit.', 'Yes.']],
  ['“Why?” she asked. “Because.”', ['“Why?” she asked.', '“Because.”']],
  ['E. coli lives there. It is small.', ['E. coli lives there.', 'It is small.']],
  ['It was I. He knew it.', ['It was I.', 'He knew it.']],
  ['One line\n\nAnother line', ['One line', 'Another line']],
  ['  spaced  out.  ', ['spaced  out.']],
  ['At 3 p.m. the bell rang. It was loud.', ['At 3 p.m. the bell rang.', 'It was loud.']],
])('%j', (text, sentences) => {
  expect(split(text)).toEqual(sentences);
});

test('other languages have their own marks', () => {
  expect(split('潮水上涨。然后退去！', 'zh')).toEqual(['潮水上涨。', '然后退去！']);
  expect(split('ज्वार आता है। फिर जाता है।', 'hi')).toEqual(['ज्वार आता है।', 'फिर जाता है।']);
  expect(split('Der Mond, z. B. am Abend. Gut.', 'de').at(-1)).toBe('Gut.');
});

test('a sentence too long for one breath is cut at its clauses and nothing is lost', () => {
  const text = `${'the water rises and falls again, '.repeat(60)}and so on.`;
  const parts = split(text);
  expect(parts.length).toBeGreaterThan(3);
  for (const part of parts) expect(part.length).toBeLessThanOrEqual(600);
  for (const part of parts.slice(0, -1)) expect(part.endsWith(',')).toBe(true);
  expect(parts.join(' ')).toBe(text);
});

test('a word without end is cut all the same', () => {
  expect(split('x'.repeat(1500)).join('')).toBe('x'.repeat(1500));
});

test.each([
  ['de', ['Am 3. Mai kam er.', 'Es waren 20.', 'Dann ging er.']],
  ['de', ['Das ist z. B. Wasser, d. h. Leben.', 'Der 2. Weltkrieg begann im 20. Jahrhundert.']],
  ['de', ['Äpfel, Birnen usw.', 'Er kam am 3. Dez. 2024.']],
  ['de', ['Dr. Müller und Nr. 5.', 'Sie war da.']],
  ['fr', ['M. Dupont vint avec Mme. Durand.', 'Ils étaient sept.', 'Puis rien.']],
  ['fr', ['Il y a p. ex. Paris, cf. Lyon.', "C'est de l'art.", 'Bien.']],
  ['es', ['El Sr. García y la Dra. López, p. ej. Ana.', 'Vieron el mar.', 'No.', 'Luego sí.']],
  ['it', ['Il sig. Rossi e il dott. Verdi, p. es. Roma.', 'No.', 'Ecco.']],
  ['pt', ['O Sr. Silva e a Dra. Lima, p. ex. Lisboa.', 'Eram dez.', 'Fim.']],
  ['nl', ['Dhr. Jansen tilt het op.', 'Voor een meer, d.w.z. Water, enz.', 'Op 3 jan. 2024.']],
])('%s: %s', (language, sentences) => {
  const text = sentences.join(' ');
  expect(splitSentences(text, language).map((r) => text.slice(r.start, r.end))).toEqual(sentences);
});
