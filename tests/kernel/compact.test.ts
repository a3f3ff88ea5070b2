import { expect, expectTypeOf, it } from 'vitest';
import { compact } from '../../src/kernel/compact.ts';

it('leaves out what is undefined, and nothing else', () => {
  const page: number | undefined = [1, 2][2];
  const made = compact({ kind: 'a', page, none: null, text: '', zero: 0, no: false, list: [undefined] });
  expect(Object.entries(made)).toEqual([
    ['kind', 'a'],
    ['none', null],
    ['text', ''],
    ['zero', 0],
    ['no', false],
    ['list', [undefined]],
  ]);
});

it('makes optional what may be undefined, and keeps literals', () => {
  const page = [1, 2][2];
  const made = compact({ kind: 'a', page });
  expectTypeOf(made).toEqualTypeOf<{ kind: 'a'; page?: number }>();
  const typed: { kind: 'a' | 'b'; page?: number } = made;
  expect('page' in typed).toBe(false);
});
