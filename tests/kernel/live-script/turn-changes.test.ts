import { describe, expect, it } from 'vitest';
import { turnChanges } from '../../../src/kernel/live-script/turn-changes.ts';

const turns = (ids: string) => [...ids].map((id) => ({ id, speaker: 0, text: `What ${id} says.` }));

describe('what became of the turns of a script', () => {
  it.each([
    ['abcd', 'abcd', { moved: [], added: [], gone: [] }],
    ['abcd', 'bcda', { moved: ['a'], added: [], gone: [] }],
    ['abcd', 'axbyczd', { moved: [], added: ['x', 'y', 'z'], gone: [] }],
    ['axbyczd', 'abcd', { moved: [], added: [], gone: ['x', 'y', 'z'] }],
    ['axbc', 'bcya', { moved: ['a'], added: ['y'], gone: ['x'] }],
    ['', 'ab', { moved: [], added: ['a', 'b'], gone: [] }],
  ])('from %s to %s', (before, after, expected) => {
    expect(turnChanges(turns(before), turns(after))).toEqual({ changed: [], ...expected });
  });
});
