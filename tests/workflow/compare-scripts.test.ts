import { describe, expect, it } from 'vitest';
import { compareScripts, countChanges } from '../../src/kernel/live-script/compare-scripts.ts';
import { sampleScript } from '../kernel/live-script/sample-script.ts';

const before = sampleScript(['One here.', 'Two here.', 'Three here.', 'Four here.']);
const [one, two, three, four] = before.turns as [never, never, never, never];

describe('two versions of a script', () => {
  it('are compared turn by turn, then word by word', () => {
    const changed = { ...(two as object), text: 'Two there.', speaker: 0 } as never;
    const added = { ...(one as object), id: 'n', text: 'New.' } as never;
    const after = { ...before, turns: [four, changed, added, three] };
    expect(compareScripts(before, after).map(({ id, kind }) => [id, kind])).toEqual([
      ['t0', 'gone'],
      ['t3', 'moved'],
      ['t1', 'changed'],
      ['n', 'added'],
      ['t2', 'same'],
    ]);
    const words = compareScripts(before, after).find(({ id }) => id === 't1')!;
    expect(words).toMatchObject({ speaker: 0, speakerBefore: 1 });
    expect(words.words).toEqual([
      { kind: 'same', text: 'Two ' },
      { kind: 'gone', text: 'here' },
      { kind: 'added', text: 'there' },
      { kind: 'same', text: '.' },
    ]);
    expect(countChanges(before, after)).toEqual({ changed: 1, moved: 1, added: 1, gone: 1 });
    expect(countChanges(before, before)).toEqual({ changed: 0, moved: 0, added: 0, gone: 0 });
  });

  it('say how many beds and effects are other ones', () => {
    const clip = { id: 'b', lane: 'bed', turnId: 't0', sound: 'theme:tide-pool/bed', gainDb: -12 };
    const withClips = (...clips: object[]) => ({ ...before, soundClips: clips as never });
    const changes = countChanges(
      withClips(clip, { ...clip, id: 'gone' }, { ...clip, id: 'same' }),
      withClips({ ...clip, gainDb: -9 }, { ...clip, id: 'same' }, { ...clip, id: 'new' }),
    );
    expect(changes).toEqual({ changed: 0, moved: 0, added: 0, gone: 0, sounds: 3 });
  });
});
