import { beforeAll, describe, expect, it } from 'vitest';
import { doubling, MOST, search } from '../../fuzz/text/doubling.ts';
import { builtPatterns, type Pattern } from '../../fuzz/text/record-patterns.ts';
import { allPatterns, spokenRules, type Work } from '../../fuzz/text/rules.ts';
import { STAGES } from '../../fuzz/text/stages.ts';
import { fixedShapes, type Shape, shapesFor, worstShapes } from '../../fuzz/text/units.ts';
import { WRITTEN_LANGUAGES } from '../../src/kernel/rules/written-languages.ts';
import { everyNth, itDeep } from '../house/depth.ts';

/** UTF-16 units: a quadratic rule takes milliseconds for so many, a linear one a fraction of one. */
const LENGTH = 2000;
const FAST_MS = 0.7;
/**
 * Rules that also say what they found are seldom as quick though they are linear, and what is not quick is
 * measured at ever greater lengths. A quadratic one takes eight milliseconds or more for this length.
 */
const SPOKEN = { length: 4000, fastMs: 2 };

const median = (figures: number[]): number => figures.sort((a, b) => a - b)[Math.floor(figures.length / 2)]!;

/** What takes more than three times as long for a text of twice the length, with that text. */
function slowOf({ name, work }: Work, shapes: readonly Shape[], fastMs = FAST_MS, length = LENGTH): string[] {
  for (let warm = 0; warm < 2; warm += 1) work('Ab 1, c. '.repeat(40));
  for (const shape of shapes) {
    const measured = doubling(work, shape, length, fastMs);
    if (!measured || measured.ratio < MOST) continue;
    // What is quadratic is so every time; what a busy machine made slow is not.
    const again = doubling(work, shape, length, fastMs);
    if (again && again.ratio >= MOST)
      return [`${name}: ${JSON.stringify(shape)} x${again.ratio.toFixed(1)} at ${again.length}`];
  }
  return [];
}

const asWork = ({ where, expression }: Pattern): Work => ({
  name: `${where} ${expression}`.slice(0, 200),
  work: (text) => search(expression, text),
  expression,
});

describe('every rule that meets a text', () => {
  let patterns: Pattern[] = [];
  beforeAll(async () => {
    patterns = await allPatterns();
  });

  it('is found: literals, what is built of them, and the rules of each language', () => {
    expect(patterns.length).toBeGreaterThan(1200);
    expect(builtPatterns().length).toBeGreaterThan(300);
    expect(patterns.map(({ where }) => where.split('/')[1])).toEqual(
      expect.arrayContaining(['speech', 'documents', 'script']),
    );
    expect(WRITTEN_LANGUAGES.flatMap(spokenRules).length).toBeGreaterThan(700);
  });

  it('searches in proportion to the length of what it is given', () => {
    expect(
      everyNth(15, patterns)
        .map(asWork)
        .flatMap((work) => slowOf(work, [...shapesFor(work.expression!), ...worstShapes])),
    ).toEqual([]);
  });

  it.each(WRITTEN_LANGUAGES)('says what it finds in proportion to the length: %s', (language) => {
    expect(
      everyNth(30, spokenRules(language)).flatMap((work) =>
        slowOf(work, shapesFor(work.expression!), SPOKEN.fastMs, SPOKEN.length),
      ),
    ).toEqual([]);
  });

  it('and so does every stage', () => {
    expect(everyNth(9, STAGES).flatMap((work) => slowOf(work, fixedShapes, 6))).toEqual([]);
  });
});

describe('the measure', () => {
  it('ends with what matches between two characters', () => {
    const joints: Shape = { head: '', unit: '1A', tail: '~' };
    expect(
      doubling((text) => search(/(?<=\d)(?=[A-Z])/g, text), joints, LENGTH, FAST_MS)?.ratio ?? 0,
    ).toBeLessThan(MOST);
  });

  it('ends with what is exponential', () => {
    const lines: Shape = { head: '', unit: '_', tail: '~' };
    const measured = doubling((text) => search(/^\w+(?:[-_]\w+)*$/, text), lines, LENGTH, FAST_MS);
    expect(measured?.ratio).toBe(Number.POSITIVE_INFINITY);
    expect(
      doubling((text) => search(/^\w+(?:-\w+)*$/, text), lines, LENGTH, FAST_MS)?.ratio ?? 0,
    ).toBeLessThan(MOST);
  });

  itDeep('tells what is quadratic from what is linear', async () => {
    const spaces: Shape = { head: '', unit: ' ', tail: '~' };
    const ratio = (expression: RegExp) =>
      doubling((text) => search(expression, text), spaces, LENGTH, FAST_MS)?.ratio ?? 0;
    // A busy machine slows the shorter text alone now and then; hardly most times.
    expect(median(Array.from({ length: 3 }, () => ratio(/\s+$/)))).toBeGreaterThan(MOST);
    expect(ratio(/(?<!\s)\s+$/)).toBeLessThan(MOST);
  });
});
