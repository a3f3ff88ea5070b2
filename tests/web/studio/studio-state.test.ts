import { describe, expect, it } from 'vitest';
import { type Mark, StudioStore } from '../../../src/web/features/studio/studio-state.ts';

const mark = (change: Partial<Mark> = {}): Mark => ({
  id: 'thread-1',
  turnId: 'a',
  from: 0,
  to: 3,
  look: 'comment',
  title: 'Jo: Is that so?',
  ...change,
});

describe('marks of words', () => {
  it('tell nobody where all stand as they did, and everybody where one was moved, added or taken away', () => {
    const store = new StudioStore();
    let told = 0;
    store.subscribe(() => told++);
    const seen = [
      [],
      [mark()],
      [mark()],
      [mark({ from: 1, to: 4 })],
      [mark({ title: 'Jo: Yes' })],
      [],
      [],
    ].map((marks) => {
      store.setMarks('comments', marks);
      return told;
    });
    expect(seen).toEqual([0, 1, 1, 2, 3, 4, 4]);
  });

  it('of one source stay while those of another change', () => {
    const store = new StudioStore();
    store.setMarks('comments', [mark()]);
    store.setMarks('checks', [mark({ id: 'check-1', look: 'check' })]);
    store.setMarks('checks', []);
    expect([...store.get().marks]).toEqual([['a', [mark()]]]);
  });
});
