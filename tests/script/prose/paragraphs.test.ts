import { describe, expect, it } from 'vitest';
import { english } from '../../../src/script/writers/extractive/languages/english/english.ts';
import { selectUnits } from '../../../src/script/writers/extractive/planning/select-units.ts';
import { saidLines } from '../../../src/script/writers/extractive/planning/tellable.ts';
import { readSource } from '../../../src/script/writers/extractive/reading/read-source.ts';
import { paragraphsOf } from '../documents.ts';

/** Everything that can be told of paragraphs of so many sentences. */
function tell(texts: readonly (readonly string[])[]): string[] {
  const { sections } = readSource(paragraphsOf(texts), english);
  const none = { told: new Set<never>(), banned: new Set<never>(), required: new Set<never>() };
  return sections.flatMap((section) =>
    selectUnits([section], 10_000, none).flatMap((unit) => saidLines(unit).map(({ text }) => text)),
  );
}

const WALL = [
  'The wall of the harbour was built in the year 1820 by masons from the north of the country.',
  'Granite from three quarries was brought by boat and laid without any mortar between the stones.',
];
const BROKEN = 'The load is {14} tons _per_ {{metre}}.';

describe('a sentence that cannot be said', () => {
  it('leaves what stands before it', () => {
    expect(tell([[...WALL, BROKEN]])).toEqual(WALL);
  });

  it('takes along what leans on it, in its paragraph and the next', () => {
    const leaning = 'It was measured by the town in the following spring with great care.';
    expect(
      tell([[...WALL, BROKEN, leaning], ['That was the highest figure ever found on the coast.']]),
    ).toEqual(WALL);
  });

  it('takes along what announces it', () => {
    const announcing = 'The engineers of the town wrote down three reasons.';
    expect(tell([[...WALL, announcing, BROKEN]])).not.toContain(announcing);
  });

  it('leaves what follows it and stands by itself', () => {
    expect(tell([[BROKEN, ...WALL]])).toEqual(WALL);
  });
});

describe('paragraphs that lean on each other', () => {
  const WHAT = ['apples', 'coal', 'wool', 'timber', 'salt'];
  const WHO = ['farmers', 'miners', 'shepherds', 'foresters', 'monks'];
  const chain = WHAT.map((goods, i) => [
    `${i === 0 ? 'The ferry' : 'It also'} carries ${goods} from ${['Holm', 'Sund', 'Nes', 'Vik', 'Fjell'][i]} to the market of the town.`,
    ...['spring', 'autumn'].map(
      (season) =>
        `Old ${WHO[i]} who ${['grew', 'dug', 'spun', 'felled', 'boiled'][i]} ${goods} in ${season} ${['sang', 'slept', 'prayed', 'argued', 'danced'][i]} aboard while ${['geese', 'mules', 'sheep', 'oxen', 'goats'][i]} watched through ${['wicker', 'iron', 'hemp', 'oak', 'brass'][i]} gates, and ${['children', 'widows', 'sailors', 'tailors', 'clerks'][i]} counted ${['baskets', 'sacks', 'bales', 'planks', 'barrels'][i]} beside ${['lamps', 'maps', 'clocks', 'flags', 'bells'][i]} until ${['dawn', 'noon', 'dusk', 'midnight', 'supper'][i]} came.`,
    ),
  ]);

  it('are told to their end, one after another', () => {
    expect(tell(chain)).toHaveLength(15);
  });
});

describe('a quotation', () => {
  const spoke = 'The keeper of the harbour was asked in the spring about the night of the storm.';

  it.each([
    ['opened again', '“Nobody had heard a bell.', '“Nobody had heard a bell. It was gone in the morning.”'],
    ['not opened again', 'Nobody had heard a bell.', 'Nobody had heard a bell. It was gone in the morning.”'],
  ])('over two paragraphs, %s, is whole', (_, again, second) => {
    const opened = '“The water stood in the kitchen at night.';
    const told = tell([
      [spoke, opened],
      [again, 'It was gone in the morning.”'],
    ]);
    expect(told.join(' ')).toBe([spoke, opened, second].join(' '));
  });

  it('that closes nowhere is left out', () => {
    expect(tell([[...WALL, '“The water stood in the kitchen.'], ['Nobody had heard a bell.']])).toEqual([
      ...WALL,
      'Nobody had heard a bell.',
    ]);
  });

  it('set off below the words that lead into it is one with them', () => {
    expect(
      tell([
        [...WALL, 'In the book of the masons we read that'],
        ['The stones lie like fish in a box.', 'No knife goes between them.'],
      ]),
    ).toEqual([
      ...WALL,
      'In the book of the masons we read that: “The stones lie like fish in a box. No knife goes between them.”',
    ]);
  });

  it('is not told without the words that lead into it', () => {
    expect(tell([[...WALL, 'In {{the book}} we read that'], ['The stones lie like fish in a box.']])).toEqual(
      WALL,
    );
  });
});

describe('a paragraph after one that cannot be said', () => {
  const refused = 'The mill has a wheel of {14} spokes _and_ {{a}} shaft.';

  it('is left out where it points into it', () => {
    expect(tell([WALL, [refused], ['The wheel turns once a minute in a good wind from the sea.']])).toEqual(
      WALL,
    );
  });

  it('is told where it speaks of something else', () => {
    const next = 'The harbour freezes in most winters and is closed for a month.';
    expect(tell([WALL, [refused], [next]])).toEqual([...WALL, next]);
  });

  it('is told with the sentence that leads into it', () => {
    const lead = 'On the way home the keeper tells the following story of the sea:';
    const story = 'A seal swam into the harbour one night and slept on the pier until noon.';
    expect(tell([WALL, [lead], [story]])).toEqual([...WALL, lead.replace(':', '.'), story]);
  });
});

describe('questions in a row that a paragraph announces', () => {
  const row = [
    'The survey of the harbour asks two questions.',
    'First, how deep is the water at the pier in a dry summer?',
    'Second, how fast does the sand come back after a storm?',
  ];

  it('are what is told', () => {
    expect(tell([row])).toEqual(row);
  });

  it('are none where nothing announces them', () => {
    expect(tell([[...WALL, row[1]!]])).toEqual(WALL);
  });
});
