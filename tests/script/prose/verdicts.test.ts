import { describe, expect, it } from 'vitest';
import { readVerdict } from '../../../src/script/writers/extractive/languages/english/verdicts.ts';
import { sectionsIn, show } from '../notes/units.ts';

const CLUB = `# The boat club

Members use the boats of the club at any time of the year. The rules below hold for all of them.

## OK

1. A trip with a friend of yours. The friend wears a life jacket.

2. Keep a boat for the night, as long as nobody else has asked for it.

## Not OK

1. You can't lend a boat to other clubs. They have boats of their own.

2. Take a boat out in a storm. That is dangerous for the people who have to look for you.

3. Leave a boat at the pier. The next storm takes it along with the pier.
`;

describe('a list under a heading that judges', () => {
  it('is told with its verdict, item by item', async () => {
    const { sections } = await sectionsIn(CLUB);
    const [, ok, notOk] = sections.filter(({ units }) => units.length > 0);
    expect(ok!.units.map(show)).toEqual([
      'prose | What is OK? | OK: a trip with a friend of yours. The friend wears a life jacket. Also OK: keep a boat for the night, as long as nobody else has asked for it.',
    ]);
    expect(notOk!.units.map(show)).toEqual([
      "prose | What is not OK? | You can't lend a boat to other clubs. They have boats of their own. Not OK: take a boat out in a storm. That is dangerous for the people who have to look for you. Also not OK: leave a boat at the pier. The next storm takes it along with the pier.",
    ]);
  });

  it('rests every item on the heading as well', async () => {
    const { document, sections } = await sectionsIn(CLUB);
    const heading = document.sentences.find(({ raw }) => raw === 'Not OK')!;
    const lines = sections.flatMap(({ units }) => units.flatMap((unit) => unit.lines));
    const line = lines.find(({ text }) => text.startsWith('Not OK: take'))!;
    expect(line.refs.map(({ sentenceId }) => sentenceId)).toContain(heading.id);
  });
});

it.each([
  ['OK', 'What is OK?', 'OK'],
  ['Not OK', 'What is not OK?', 'Not OK'],
  ['What’s not allowed', 'What is not allowed?', 'Not allowed'],
  ["Do's", 'What should one do?', 'Do'],
  ['Don’ts', 'What should one not do?', 'What not to do'],
  ['You can’t', 'What can you not do?', 'You cannot'],
])('the heading %s is a verdict', (heading, question, label) => {
  expect(readVerdict(heading)).toMatchObject({ question, label });
});

it.each(['Okapis', 'The do-nothing farmer', 'Allowed values of the field', 'constructor'])(
  'the heading %s is none',
  (heading) => {
    expect(readVerdict(heading)).toBeUndefined();
  },
);
