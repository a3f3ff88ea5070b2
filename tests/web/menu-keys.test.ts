import { expect, it } from 'vitest';
import { nextIndex } from '../../src/web/components/overlays/menu-keys.ts';

const NAMES = ['rename', 'delete', 'download'];

it.each([
  [0, 'ArrowDown', 1],
  [2, 'ArrowDown', 0],
  [0, 'ArrowUp', 2],
  [-1, 'ArrowUp', 2],
  [1, 'Home', 0],
  [0, 'End', 2],
  [0, 'd', 1],
  [1, 'D', 2],
  [2, 'd', 1],
  [0, 'x', undefined],
  [0, 'Enter', undefined],
  [0, ' ', undefined],
])('from item %i, %s leads to %s', (at, key, to) => expect(nextIndex(NAMES, at, key)).toBe(to));

it('has nowhere to go in an empty menu', () => expect(nextIndex([], -1, 'ArrowDown')).toBeUndefined());
