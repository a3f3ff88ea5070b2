import { describe, expect, it } from 'vitest';
import { pairSegments, type Segment } from '../../src/web/features/compare/pair-segments.ts';

const segment = (id: string, kind: Segment['kind'], sentenceIds: string[] = []): Segment => ({
  id,
  title: id,
  kind,
  targetWords: 100,
  sentenceIds,
});
const ids = (rows: ReturnType<typeof pairSegments>) =>
  rows.map(({ left, right }) => [left.map(({ id }) => id).join('+'), right.map(({ id }) => id).join('+')]);

describe('segments of two scripts', () => {
  it('stand beside each other by their kind and the sentences they share', () => {
    const left = [
      segment('opening', 'opening'),
      segment('a', 'body', ['1', '2']),
      segment('b', 'body', ['3', '4']),
      segment('recap', 'recap'),
    ];
    const right = [
      segment('Opening', 'opening'),
      segment('A', 'body', ['2']),
      segment('B1', 'body', ['3']),
      segment('B2', 'body', ['4']),
      segment('Recap', 'recap'),
    ];
    expect(ids(pairSegments(left, right))).toEqual([
      ['opening', 'Opening'],
      ['a', 'A'],
      ['b', 'B1+B2'],
      ['recap', 'Recap'],
    ]);
  });

  it('each stay in their own order, in rows of their own where nothing later is like them', () => {
    const left = [segment('a', 'body', ['1']), segment('b', 'body', ['2']), segment('c', 'body', ['3'])];
    const right = [segment('B', 'body', ['2']), segment('A', 'body', ['1']), segment('C', 'body', ['3'])];
    expect(ids(pairSegments(left, right))).toEqual([
      ['a', ''],
      ['b', 'B'],
      ['', 'A'],
      ['c', 'C'],
    ]);
  });

  it('are there alone while the other script is not', () => {
    const only = [segment('a', 'body', ['1'])];
    expect(ids(pairSegments(only, []))).toEqual([['a', '']]);
    expect(ids(pairSegments([], only))).toEqual([['', 'a']]);
  });
});
