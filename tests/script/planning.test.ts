import { describe, expect, it } from 'vitest';
import { english } from '../../src/script/writers/extractive/languages/english/english.ts';
import type { Unit } from '../../src/script/writers/extractive/model.ts';
import { type Plan, planShow } from '../../src/script/writers/extractive/plan-show.ts';
import { findUnheld } from '../../src/script/writers/extractive/planning/listener-check.ts';
import { selectUnits } from '../../src/script/writers/extractive/planning/select-units.ts';
import { isSayable, saidLines } from '../../src/script/writers/extractive/planning/tellable.ts';
import { readSource } from '../../src/script/writers/extractive/reading/read-source.ts';
import { paragraphsOf } from './documents.ts';

const source = (texts: readonly string[][]) => readSource(paragraphsOf(texts), english);
const textsOf = (units: readonly Unit[]) => units.flatMap(saidLines).map(({ text }) => text);
const select = (texts: readonly string[][], words: number) =>
  selectUnits(source(texts).sections, words, { told: new Set(), banned: new Set(), required: new Set() });

const LIMITED = ['Indexes make reads fast in most tables.', 'However, they make every write slower.'];
const HARBOUR = [
  'The town has kept a harbour since the year 1200.',
  'Fishing boats leave the harbour every morning before the sun is up.',
];

describe('units', () => {
  it('are told whole, with the sentence that limits what was said', () => {
    expect(textsOf(select([LIMITED], 10))).toEqual(LIMITED);
  });

  it('are left out whole where a sentence of them cannot be said', () => {
    const texts = [['The pier is old and made of oak.', 'It stands on {14} piles _of_ {{wood}}.'], HARBOUR];
    expect(textsOf(select(texts, 100))).toEqual(HARBOUR);
  });

  it('are told without the sentence that only points at another place', () => {
    const units = select(
      [['The pier is old and made of oak.', 'See Figure 3 for the plan of the pier.']],
      50,
    );
    expect(textsOf(units)).toEqual(['The pier is old and made of oak.']);
  });

  it('bring along what they lean on', () => {
    const texts = [HARBOUR, ['It was rebuilt by the town after the storm of that winter.']];
    const { sections } = source(texts);
    const [first, second] = sections[0]!.units;
    const units = selectUnits(sections, 1, {
      told: new Set(),
      banned: new Set(),
      required: new Set([second!]),
    });
    expect(units).toEqual([first, second]);
    const alone = selectUnits(sections, 100, {
      told: new Set(),
      banned: new Set([first!]),
      required: new Set(),
    });
    expect(alone).toEqual([]);
  });

  it('say the same thing once', () => {
    const texts = [HARBOUR, HARBOUR, ['Pilots board large ships outside the breakwater in rough weather.']];
    expect(textsOf(select(texts, 200)).filter((text) => text === HARBOUR[1])).toHaveLength(1);
  });
});

describe('a plan with less room than the shortest unit', () => {
  it('still tells one', () => {
    const { sections } = source([LIMITED]);
    const plan: Plan = { sections, format: 'deep_dive', words: 3, known: new Set(), language: english };
    expect(textsOf(planShow(plan).parts.flatMap(({ units }) => units))).toEqual(LIMITED);
  });
});

describe('a long paragraph', () => {
  const sentence = (n: number) =>
    `Harbour number ${n} has a wall of stone, a basin for fishing boats and a light at the end of its pier.`;
  const long = Array.from({ length: 12 }, (_, i) => sentence(i));

  it('is told in passages, each only after the one before it', () => {
    const { sections } = source([long]);
    const [first, second] = sections[0]!.units;
    expect(sections[0]!.units.length).toBeGreaterThan(1);
    expect(sections[0]!.units.every(isSayable)).toBe(true);
    const units = selectUnits(sections, 1, {
      told: new Set(),
      banned: new Set(),
      required: new Set([second!]),
    });
    expect(units).toEqual([first, second]);
  });
});

const WORKS = [
  ['The engineers built a barrier across the river mouth in ten years.'],
  ['William Thomson, later Lord Kelvin, drew the first plans of the works.'],
  ['Some members, known as River Wardens, opposed the works from the start.'],
  ['Critics say that the barrier harms the fish.'],
  ['Kelvin died before the opening of the works.'],
  ['River Wardens watch the water levels day and night.'],
  ['The cost of the works was paid by the towns on the river.'],
];

describe('the listener’s check', () => {
  const { lines, sections } = source(WORKS);
  const units = sections.flatMap((section) => section.units);
  const findIn = (told: readonly number[]) =>
    findUnheld(
      told.map((i) => units[i]!),
      lines,
      { known: new Set(), titles: [] },
      english,
    );

  it('finds nothing when all is told', () => {
    expect(findIn([0, 1, 2, 3, 4, 5, 6])).toEqual([]);
  });

  it('finds the thing, the name and the term whose first mention was left out, and where it stands', () => {
    const found = findIn([3, 4, 5, 6]);
    expect(found.map(({ unit }) => unit.at)).toEqual([3, 4, 5]);
    expect(found.map(({ from }) => from?.at)).toEqual([0, 1, 2]);
  });

  it.each([20, 30, 40, 50, 60])('leaves nothing unheld in a plan of %d words', (words) => {
    const plan: Plan = { sections, format: 'deep_dive', words, known: new Set(), language: english };
    const show = planShow(plan);
    const told = show.parts.flatMap((part) => part.units);
    expect(told.length).toBeGreaterThan(0);
    expect(findUnheld(told, lines, { known: new Set(), titles: [] }, english)).toEqual([]);
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
