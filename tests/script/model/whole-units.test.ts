import { describe, expect, it } from 'vitest';
import { readMaterial } from '../../../src/script/writers/model/material/material.ts';
import { mergeSegments } from '../../../src/script/writers/model/parts/outline.ts';
import { fence } from '../../../src/script/writers/model/prompts/fence.ts';
import { read } from '../../documents/read.ts';

const NOTES = `# Kilns

A kiln fires clay until it is hard. Its heat comes from wood, gas or current.

Before a firing three things are looked after:

- the shelves
  - they are coated
  - they are level
- the cones
- the vents

Nobody opens a hot kiln.
`;

const long = (items: number) =>
  `# Glazes\n\nWhat each oxide does to a glaze:\n\n${Array.from(
    { length: items },
    (_, i) =>
      `- Oxide number ${i} gives the glaze a colour of its own when it is fired.\n  - It needs ${i + 3} hours.`,
  ).join('\n')}\n`;

async function materialFrom(markdown: string) {
  return readMaterial(await read('notes.md', `---\nlang: en\n---\n\n${markdown}`));
}

const texts = (units: readonly { lines: readonly { text: string }[] }[]) =>
  units.map(({ lines }) => lines.map(({ text }) => text));

describe('what a model is given whole', () => {
  it('is a paragraph, and a list with the line that leads it in', async () => {
    expect(texts((await materialFrom(NOTES)).units)).toEqual([
      ['A kiln fires clay until it is hard.', 'Its heat comes from wood, gas or current.'],
      [
        'Before a firing three things are looked after:',
        'the shelves',
        'they are coated',
        'they are level',
        'the cones',
        'the vents',
      ],
      ['Nobody opens a hot kiln.'],
    ]);
  });

  it('is each item of a long list with what stands below it, and what leads the list in', async () => {
    const { units } = await materialFrom(long(30));
    expect(units).toHaveLength(31);
    for (const { lines, lead } of units.slice(1)) {
      expect(lines).toHaveLength(2);
      expect(lead.map(({ text }) => text)).toEqual(['What each oxide does to a glaze:']);
    }
  });

  it('has every line once', async () => {
    for (const markdown of [NOTES, long(3), long(40)]) {
      const { units, lines } = await materialFrom(markdown);
      expect(units.flatMap((unit) => unit.lines)).toEqual(lines);
    }
  });

  it('comes whole to the part that names most of it, whatever sentences the model names', async () => {
    const material = await materialFrom(NOTES);
    const [first, , lead, shelves, , level, cones] = material.lines;
    const merged = mergeSegments(
      [
        { title: 'Heat', question: '', words: 100, lines: [first!, cones!] },
        { title: 'Care', question: '', words: 100, lines: [shelves!, level!] },
      ],
      material.units,
      800,
      8000,
    );
    expect(merged.map(({ lines }) => lines.map(({ number }) => number))).toEqual([
      [1, 2],
      [3, 4, 5, 6, 7, 8],
    ]);
    expect(lead?.text).toMatch(/:$/);
  });

  it('brings what leads a long list in to each part that tells some of it', async () => {
    const material = await materialFrom(long(30));
    const merged = mergeSegments(
      [
        { title: 'One', question: '', words: 100, lines: [material.lines[1]!] },
        { title: 'Other', question: '', words: 100, lines: [material.lines[40]!] },
      ],
      material.units,
      800,
      8000,
    );
    expect(merged.map(({ lines }) => lines.map(({ number }) => number))).toEqual([
      [1, 2, 3],
      [1, 40, 41],
    ]);
  });

  it('leaves out what a prompt has no room for by units, and cuts only a first one that is longer alone', async () => {
    const material = await materialFrom(NOTES);
    const all = { title: 'All', question: '', words: 100, lines: material.lines };
    const [roomy] = mergeSegments([all], material.units, 800, 200);
    expect(roomy!.lines.map(({ number }) => number)).toEqual([1, 2, 9]);
    const [narrow] = mergeSegments([all], material.units.slice(0, 1), 800, 50);
    expect(narrow!.lines.map(({ number }) => number)).toEqual([1]);
  });

  it('is shown as the list it is', async () => {
    const material = await materialFrom(NOTES);
    expect(fence(material, material.lines.slice(2, 7), 'code')).toBe(
      [
        '<<<SOURCE code',
        '[s3] Before a firing three things are looked after:',
        '- [s4] the shelves',
        '  - [s5] they are coated',
        '  - [s6] they are level',
        '- [s7] the cones',
        'SOURCE code>>>',
      ].join('\n'),
    );
  });
});
