import { describe, expect, it } from 'vitest';
import { english } from '../../src/script/writers/extractive/languages/english/english.ts';
import { readSource } from '../../src/script/writers/extractive/reading/read-source.ts';
import { openAfter } from '../../src/script/writers/extractive/text/quotation-marks.ts';
import { paragraphsOf } from './documents.ts';

describe('openAfter', () => {
  it.each([
    ['She said “no” and left.', ''],
    ['She said “no.', '“'],
    ['Er sagte „nein“ und ging.', ''],
    ['Er sagte „nein.', '„'],
    ['Elle dit « non » et partit.', ''],
    ['Elle dit « non.', '«'],
    ['Er sagte »nein« und ging.', ''],
    ['Er sagte »nein.', '»'],
    ['He said "no" and "yes".', ''],
    ['He said "no.', '"'],
  ] as const)('%s -> %j', (text, open) => {
    expect(openAfter(text, '')).toBe(open);
  });

  it('closes what an earlier sentence opened', () => {
    expect(openAfter('Und wieder nein.“', '„')).toBe('');
    expect(openAfter('And no again.”', '“')).toBe('');
  });
});

describe('a quotation over several sentences', () => {
  const lines = (sentences: readonly string[]) =>
    readSource(paragraphsOf([sentences]), english).lines.map(({ text, fault }) => ({ text, fault }));

  it('is one thing to say', () => {
    expect(
      lines([
        'The keeper of the harbour remembered the night for the rest of his life.',
        'He wrote: “The water stood in the kitchen.',
        'Nobody had heard a bell.”',
        'The town built a higher wall in the following year.',
      ]),
    ).toEqual([
      { text: 'The keeper of the harbour remembered the night for the rest of his life.', fault: undefined },
      {
        text: 'He wrote: “The water stood in the kitchen. Nobody had heard a bell.”',
        fault: undefined,
      },
      { text: 'The town built a higher wall in the following year.', fault: undefined },
    ]);
  });

  it('is left out where it never closes', () => {
    const quoted = ['He wrote: “The water stood in the kitchen.', 'Nobody had heard a bell.'];
    expect(lines(quoted).map((l) => l.fault)).toEqual(['half a quotation', 'half a quotation']);
  });

  it('holds together line by line where it is long', () => {
    const long = 'The water rose and rose in every street of the lower town that night.';
    const document = paragraphsOf([['He wrote: “It came at night.', ...Array(5).fill(long), `${long}”`]]);
    const read = readSource(document, english).lines;
    expect(read).toHaveLength(7);
    expect(read.map((l) => l.fault)).toEqual(Array(7).fill(undefined));
    expect(read.map((l) => l.binds)).toEqual([...Array(6).fill(true), false]);
    expect(read.slice(1).every((l) => l.leans)).toBe(true);
  });
});
