import { expect, it } from 'vitest';
import { findLanguage } from '../../../src/script/writers/extractive/languages/find-language.ts';
import { isSayable, saidLines } from '../../../src/script/writers/extractive/planning/tellable.ts';
import { readSource } from '../../../src/script/writers/extractive/reading/read-source.ts';
import { read } from '../../documents/read.ts';

/** What of the last section can be told without what stands before it. */
async function standing(code: string, title: string, paragraph: string): Promise<string> {
  const opening = { en: 'The harbour is old.', de: 'Der Hafen ist alt.', fr: 'Le port est ancien.' }[code]!;
  const document = await read(
    't.md',
    `---\nlang: ${code}\n---\n\n# Text\n\n${opening}\n\n## ${title}\n\n${paragraph}\n`,
  );
  const { sections } = readSource(document, findLanguage(code)!);
  const units = sections.at(-1)!.units.filter((unit) => isSayable(unit) && !saidLines(unit)[0]!.leans);
  return units
    .flatMap(saidLines)
    .map(({ text }) => text)
    .join(' ');
}

it('a paragraph that opens with what leans is told from where it stands', async () => {
  const rest =
    'The quay of the town was built of granite in the year 1820, and the ships of the whole coast lay there. Nobody uses the quay today, because the water is shallow.';
  expect(await standing('en', 'Quays', `This was nonsense. ${rest}`)).toBe(rest);
});

it.each([
  ['de', 'Tageskarte', 'Sie kostet fünf Euro und gilt den ganzen Tag.'],
  ['fr', 'Carte', 'Elle coûte cinq euros et reste valable toute la journée.'],
])('a pronoun means what the heading above it names, in %s', async (code, title, sentence) => {
  expect(await standing(code, title, sentence)).toBe(sentence);
});

it('a word of alarm does not silence what it warns of', async () => {
  expect(await standing('en', 'Safety', 'WARNING! The arm of the crane can start without notice.')).toBe(
    'The arm of the crane can start without notice.',
  );
});
