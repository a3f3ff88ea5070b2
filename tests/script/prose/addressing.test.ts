import { describe, expect, it } from 'vitest';
import { openTopic } from '../../../src/script/writers/extractive/languages/english/open-topic.ts';
import { nameSpeaker } from '../../../src/script/writers/extractive/languages/english/organisation.ts';
import { sayInThirdPerson } from '../../../src/script/writers/extractive/languages/english/third-person.ts';
import { findLanguage } from '../../../src/script/writers/extractive/languages/find-language.ts';
import { readSource } from '../../../src/script/writers/extractive/reading/read-source.ts';
import { whoIsMeant } from '../../../src/script/writers/extractive/telling/addressing.ts';
import { read } from '../../documents/read.ts';

async function sourceOf(code: string, title: string, sentences: readonly string[]) {
  const document = await read(
    'rules.md',
    `---\nlang: ${code}\n---\n\n# ${title}\n\n${sentences.join('\n\n')}\n`,
  );
  return readSource(document, findLanguage(code)!);
}

async function meant(code: string, title: string, sentences: readonly string[]): Promise<string> {
  const { lines, voice } = await sourceOf(code, title, sentences);
  return whoIsMeant(lines, voice, code);
}

describe('whom a body means by "we" and "you" is said once', () => {
  it.each([
    [
      'de',
      'Hausordnung',
      [
        'Wir öffnen den Hafen um acht Uhr.',
        'Wir schließen ihn am Abend.',
        'Unsere Boote liegen am Kai, und Sie dürfen sie sehen.',
        'Abends dürfen Sie dort nicht baden.',
      ],
      'Mit „wir“ sind die gemeint, die den Text geschrieben haben, mit „Sie“ die, für die er gedacht ist.',
    ],
    [
      'fr',
      'Règlement intérieur',
      [
        'Nous ouvrons le port à huit heures.',
        'Nous fermons le port le soir.',
        'Nos bateaux restent au quai, et vous pouvez les voir.',
        'Le soir, vous devez partir.',
      ],
      "Dans ce texte, « nous » désigne ceux qui l'ont écrit, et « vous » ceux à qui il s'adresse.",
    ],
    [
      'nl',
      'Huisregels',
      [
        'Wij openen de haven om acht uur.',
        'Wij sluiten de haven in de avond.',
        'Onze boten liggen aan de kade.',
      ],
      'Met "wij" zijn de schrijvers van de tekst bedoeld.',
    ],
  ])('in %s: %s', async (code, title, sentences, said) => {
    expect(await meant(code, title, sentences)).toBe(said);
  });

  it('and not where a text has no such writer', async () => {
    expect(
      await meant('de', 'Gezeiten', [
        'Wir sehen das Meer bei Ebbe und Flut.',
        'Wir leben am Meer.',
        'Wir kennen den Hafen seit Jahren.',
      ]),
    ).toBe('');
  });
});

it('a body that rules is called by its name, and "you" is announced', async () => {
  const { lines, voice } = await sourceOf('en', 'Privacy and Records Policy', [
    'We hold records about everyone who uses our clinic. You must tell us when you move.',
    'We keep records for seven years. Staff must lock our clinic at night.',
    'We never sell records, and our clinic must say so. You may ask us for a copy.',
  ]);
  expect(voice.name).toBe('the clinic');
  expect(lines[0]!.text).toBe('The clinic holds records about everyone who uses the clinic.');
  expect(whoIsMeant(lines, voice, 'en')).toBe('It speaks to those it is meant for: "you" in it means them.');
});

it('a word of the text is nobody’s name', async () => {
  const document = await read(
    'p.md',
    '# Records Policy\n\nWe keep records. The Records are old, and Records stay. Old records go.\n',
  );
  expect(nameSpeaker(document)).toBe('the organisation');
});

it.each([
  ['Information we collect', 'What about the information we collect?'],
  ['How long records are kept', 'Can you explain how long records are kept?'],
  ['when to denormalise', 'When do you denormalise?'],
  ['where reefs grow', 'Can you explain where reefs grow?'],
])('a heading is asked for as one asks: %s', (heading, question) => {
  expect(openTopic(heading, 0)).toBe(question);
});

it('a heading in which a body speaks is said of it', () => {
  expect(sayInThirdPerson('Why we collect it', { name: 'the clinic', plural: false })).toBe(
    'Why the clinic collects it',
  );
});
