import { describe, expect, it } from 'vitest';
import { readOtherSections } from '../../../src/script/writers/extractive/languages/english/edits/other-sections.ts';
import { sectionsIn, show } from '../notes/units.ts';

const unitsOf = async (markdown: string) => {
  const { sections } = await sectionsIn(markdown);
  return sections.flatMap((section) => section.units.map(show));
};

describe('a sentence that is set as a list', () => {
  it('is told as one, with its conditions', async () => {
    expect(
      await unitsOf(
        '# Moorings\n\nA berth is free. The warden may move a boat where:\n\n1. the berth is needed for a larger vessel;\n2. the owner has not paid; or\n3. the boat is a danger to others.\n',
      ),
    ).toEqual([
      'prose | - | A berth is free. The warden may move a boat where: the berth is needed for a larger vessel; the owner has not paid; or the boat is a danger to others.',
    ]);
  });

  it('and cut off after its first item is not told', async () => {
    const [unit] = await unitsOf(
      '# Moorings\n\nThe owner grants the warden a right:\n\n1. under the harbour rules for the berth\n\nThe boat stays where it is in winter and is not moved by anybody.\n',
    );
    expect(unit).toMatch(/^prose \| - \| \(/);
  });

  it('leaves other lists to who reads them', async () => {
    const [unit] = await unitsOf(
      '# Ropes\n\nThree ropes hold a boat:\n\n- the bow line\n- the stern line\n- the spring\n',
    );
    expect(unit).not.toMatch(/; /);
  });
});

describe('a term and its meaning over two paragraphs', () => {
  it('is one sentence and is asked for', async () => {
    expect(
      await unitsOf(
        '# Terms\n\n1.1. "Berth"\n\nmeans a place in the harbour where a boat may lie. It has a number.\n\n1.2. "Warden"\n\nmeans whoever runs the harbour.\n',
      ),
    ).toEqual([
      'prose | What does “Berth” mean? | "Berth" means a place in the harbour where a boat may lie. It has a number.',
      'prose | What does “Warden” mean? | "Warden" means whoever runs the harbour.',
    ]);
  });
});

describe('what leads into something that is set off', () => {
  it('is told with a short quotation', async () => {
    expect(
      await unitsOf(
        '# Tides\n\nThe study began with a question:\n\n> Why does the sea rise twice a day?\n\nNobody knew.\n',
      ),
    ).toEqual([
      'prose | - | The study began with a question: “Why does the sea rise twice a day?”',
      'prose | - | Nobody knew.',
    ]);
  });

  it('is left out where nothing of it is told', async () => {
    const [unit] = await unitsOf(
      '# Tides\n\nThe tide turns every six hours. The heights of a week are these:\n\n| day | height |\n| --- | --- |\n| Monday | 4 m |\n| Tuesday | 5 m |\n',
    );
    expect(unit).toBe('prose | - | The tide turns every six hours.');
  });
});

describe('a part of the text by its number', () => {
  it.each([
    [
      'Except as provided in Section 10.3, no one may fish.',
      'Except as provided in section 10.3, no one may fish.',
    ],
    [
      'In the event of termination under Sections 5.1 or 5.2 above, boats stay.',
      'In the event of termination under sections 5.1 or 5.2, boats stay.',
    ],
    [
      'The rights granted in this Section 2 are the only rights.',
      'The rights granted in this section are the only rights.',
    ],
    [
      'Notwithstanding Article 4(2)(a), a warden may act.',
      'Notwithstanding article 4 2 a, a warden may act.',
    ],
    ['It is a right under Article 5 of the Treaty.', 'It is a right under Article 5 of the Treaty.'],
    ['The method is described in Section 2.1.', 'The method is described in Section 2.1.'],
    ['He wrote in section A of the paper.', 'He wrote in section A of the paper.'],
  ])('%s', (text, said) => {
    expect(readOtherSections(text)).toBe(said);
  });
});

describe('an item alone over a paragraph', () => {
  it('is its heading', async () => {
    const { sections } = await sectionsIn(
      '# Boats\n\nThere are several kinds of boat in the harbour.\n\n- Punts and skiffs\n\nThese are rowed by one person who stands in the middle of the boat and looks ahead.\n\n- Yawls\n\nThey are sailed by two people and carry a second, smaller mast behind the tiller.\n',
    );
    expect(sections.map(({ title }) => title)).toEqual(['', 'Punts and skiffs', 'Yawls']);
  });
});

describe('what leans on a picture', () => {
  it('is left out with the words that point at it, and what limits them is not', async () => {
    const said = async (second: string) =>
      (
        await unitsOf(
          `# Maps\n\nThe coast was drawn twice. Compare the two maps below. ${second} Both hang in the hall of the port.\n`,
        )
      )[0];
    expect(await said('The first is from 1850.')).not.toContain(' | The coast was drawn twice. The first');
    expect(await said('The first is from 1850.')).toContain('(pointer) The first is from 1850.');
    expect(await said('However, neither shows the wall.')).not.toContain('(pointer) However');
  });
});

describe('paragraphs that are numbered', () => {
  it('are paragraphs, and what one leads into is told with it', async () => {
    const long =
      'The warden keeps the harbour open for every boat that comes in, by day and by night, in summer and in winter, and shows each of them a berth that is deep enough for it at the lowest tide of the whole year.';
    expect(
      await unitsOf(
        `# Rules\n\n## Moorings\n\n1. Berths. ${long}\n2. Fees. ${long.replace('The warden', 'The council')} A boat pays for each night, and this includes the following:\n3. the use of the crane, which lifts up to two tonnes out of the water on the days when the wind is weak; and\n4. the water, which is drawn from the well behind the lighthouse and is carried down to the boats by hand.\n`,
      ),
    ).toEqual([
      `prose | - | Berths. ${long}`,
      `prose | - | Fees. ${long.replace('The warden', 'The council')} A boat pays for each night, and this includes the following: the use of the crane, which lifts up to two tonnes out of the water on the days when the wind is weak; and the water, which is drawn from the well behind the lighthouse and is carried down to the boats by hand.`,
    ]);
  });
});
