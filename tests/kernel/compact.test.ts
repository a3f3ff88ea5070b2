import { expect, it } from 'vitest';
import { compact } from '../../src/kernel/compact.ts';

interface Made {
  kind: 'a' | 'b';
  page?: number;
  none?: string | null;
  text?: string;
  zero?: number;
  no?: boolean;
  list?: undefined[];
}

const page = [1, 2][2];

it('leaves out what is undefined, and nothing else', () => {
  const made: Made = compact({
    kind: 'a',
    page,
    none: null,
    text: '',
    zero: 0,
    no: false,
    list: [undefined],
  });
  expect(Object.entries(made)).toEqual([
    ['kind', 'a'],
    ['none', null],
    ['text', ''],
    ['zero', 0],
    ['no', false],
    ['list', [undefined]],
  ]);
});

it('is checked as a literal that stands alone: names, types, and what has to be there', () => {
  const named: Made = compact({
    kind: 'a',
    // @ts-expect-error there is no such property
    pages: page,
  });
  const given = (made: Made) => made.kind;
  given(
    compact({
      kind: 'b',
      // @ts-expect-error a page is a number
      page: 'two',
    }),
  );
  // @ts-expect-error a kind has to be there
  const missing = (): Made => compact({ page });
  const kind = (['a', 'b'] as const)[page ?? 2];
  const empty: Made = compact({
    // @ts-expect-error a kind may not be left out
    kind,
  });
  expect([named, missing(), empty]).toEqual([{ kind: 'a' }, {}, {}]);
});
