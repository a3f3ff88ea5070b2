import { describe, expect, it } from 'vitest';
import { english } from '../../src/script/writers/extractive/languages/english/english.ts';
import { selectLines } from '../../src/script/writers/extractive/planning/select-lines.ts';
import { cutStretches } from '../../src/script/writers/extractive/planning/stretches.ts';
import { unheard } from '../../src/script/writers/extractive/planning/unheard.ts';
import { readSource } from '../../src/script/writers/extractive/reading/read-source.ts';
import { paragraphsOf } from './documents.ts';

const source = (texts: readonly string[][]) => readSource(paragraphsOf(texts), english);

describe('cutStretches', () => {
  const ends = (texts: readonly string[][]) =>
    cutStretches(source(texts).sections[0]!, 'whole').map((s) => s.lines.at(-1)!.text);

  it('never stops before the sentence that limits what was said', () => {
    const said = ends([
      ['Indexes make reads fast in most tables.', 'However, they make every write slower.'],
    ]);
    expect(said).toContain('However, they make every write slower.');
    expect(said).not.toContain('Indexes make reads fast in most tables.');
  });

  it('tells a series whole or not at all', () => {
    const promised = 'The effects of the works fall into three areas.';
    const first = 'The first is the price of land near the river.';
    const second = 'The second is the trade of the old harbour.';
    const third = 'The third is the life in the water itself.';
    expect(new Set(ends([[promised, first, second, third]]))).toEqual(new Set([third]));
    expect(ends([[promised, first, second]])).not.toContain(second);
  });

  it('never stops on an announcement', () => {
    expect(
      ends([['There are three causes of the tide.', 'The Moon pulls the water towards itself every day.']]),
    ).not.toContain('There are three causes of the tide.');
  });

  it('never holds a sentence that cannot be said', () => {
    const section = source([['The pier is old and made of oak.', 'See Figure 3 for the plan of the pier.']])
      .sections[0]!;
    expect(
      cutStretches(section, 'threads')
        .flatMap((s) => s.lines)
        .every((l) => l.fault === undefined),
    ).toBe(true);
  });
});

describe('selectLines', () => {
  it('opens on no line that leans', () => {
    const { sections } = source([
      [
        'It was rebuilt after the storm of that winter by the town.',
        'The town has kept a harbour since the year 1200.',
      ],
      ['Fishing boats leave the harbour every morning before the sun is up.'],
    ]);
    const lines = selectLines(sections, 60, { cuts: 'threads' });
    expect(lines.map((l) => l.text)).not.toContain(
      'It was rebuilt after the storm of that winter by the town.',
    );
    expect(lines.length).toBeGreaterThan(0);
  });

  it('says the same thing once', () => {
    const twice = 'Fishing boats leave the harbour every morning before the sun is up.';
    const { sections } = source([
      [twice],
      [twice],
      ['Pilots board large ships outside the breakwater in rough weather.'],
    ]);
    expect(selectLines(sections, 200, { cuts: 'threads' }).filter((l) => l.text === twice)).toHaveLength(1);
  });
});

describe('unheard', () => {
  const texts = [
    ['The engineers built a barrier across the river mouth in ten years.'],
    ['William Thomson, later Lord Kelvin, drew the first plans of the works.'],
    ['Some members, known as River Wardens, opposed the works from the start.'],
    ['Critics say that the barrier harms the fish.'],
    ['Kelvin died before the opening of the works.'],
    ['River Wardens watch the water levels day and night.'],
    ['The cost of the works was paid by the towns on the river.'],
  ];
  const { lines, sections } = source(texts);
  const lost = (told: readonly number[]) =>
    unheard(
      told.map((i) => lines[i]!),
      lines,
      new Set(),
      sections.map((s) => s.title),
      english,
    ).map((l) => l.at);

  it('finds nothing when all is told', () => {
    expect(lost([0, 1, 2, 3, 4, 5, 6])).toEqual([]);
  });

  it('finds the thing, the name and the term whose first mention was left out', () => {
    expect(lost([3, 4, 5, 6])).toEqual([3, 4, 5]);
  });
});

describe('whose "we" it is', () => {
  it('leaves the "we" of everybody, quotes the one of a house', () => {
    const { lines } = source([
      ['When we breathe in, the air warms on its way.'],
      ['Our team built a model of the whole harbour.'],
      ['Typically, we think of forgetting as a failure.'],
    ]);
    expect(lines.map((l) => l.quoted)).toEqual([false, true, false]);
    expect(lines[2]!.text).toBe('Typically, we think of forgetting as a failure.');
  });
});
