import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import type { Script } from '../../../src/kernel/artifacts.ts';
import { buildLiveScript } from '../../../src/kernel/live-script/build.ts';
import { openLiveScript } from '../../../src/kernel/live-script/document.ts';
import { LiveDocument } from '../../../src/web/features/studio/document/live-document.ts';
import { EditRefusal } from '../../../src/web/features/studio/document/turn-commands.ts';
import { sharedText } from '../../../src/web/features/studio/document/turn-view.ts';
import { ChangedSince } from '../../../src/web/features/studio/sound/changed-since.ts';

const USER = { id: 'u1', name: 'Ana' };
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal('window', { addEventListener() {}, removeEventListener() {}, sessionStorage: storage });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run());
});
afterEach(() => vi.unstubAllGlobals());

/** Four turns of two people in two segments. */
function script(): Script {
  const turn = (id: string, segmentId: string, speaker: number, text: string) => {
    return { id, segmentId, speaker, text, kind: 'frame' as const, refs: [] };
  };
  return {
    title: 'Tides',
    description: '',
    speakers: [
      { slot: 0, name: 'Maya', role: 'host', voiceId: 'slt' },
      { slot: 1, name: 'Leo', role: 'expert', voiceId: 'rms' },
    ],
    segments: ['s1', 's2'].map((id) => ({ id, title: id, kind: 'body', targetWords: 0, sentenceIds: [] })),
    turns: [
      turn('a', 's1', 0, 'One two three.'),
      turn('b', 's1', 1, 'Four five.'),
      turn('c', 's2', 0, 'Six.'),
      turn('d', 's2', 1, 'Seven eight nine ten.'),
    ],
  } as unknown as Script;
}

function open(doc = buildLiveScript(script())): LiveDocument {
  return new LiveDocument(doc, USER, 'undo');
}

/** A second page with the same document; what one writes comes to the other at once. */
function beside(live: LiveDocument): LiveDocument {
  const doc = openLiveScript();
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(live.doc));
  live.doc.on('update', (update, origin) => origin !== 'wire' && Y.applyUpdate(doc, update, 'wire'));
  doc.on('update', (update, origin) => origin !== 'wire' && Y.applyUpdate(live.doc, update, 'wire'));
  return new LiveDocument(doc, { id: 'u2', name: 'Jo' }, 'undo-2');
}

const texts = ({ store }: LiveDocument) => store.ids().map((id) => store.turn(id)!.text);
const rows = ({ store }: LiveDocument) => store.rows().map(({ kind, turnId }) => `${kind}:${turnId}`);

describe('turns', () => {
  it('stand under the titles of their segments, which follow them when they move', () => {
    const live = open();
    expect(rows(live)).toEqual(['heading:a', 'turn:a', 'turn:b', 'heading:c', 'turn:c', 'turn:d']);
    expect(live.turns.move('d', 0)).toBe(0);
    expect(rows(live)).toEqual(['heading:d', 'turn:d', 'turn:a', 'turn:b', 'heading:c', 'turn:c']);
    live.turns.moveBeside('a', 'c', 'before');
    expect(rows(live)).toEqual(['heading:d', 'turn:d', 'turn:b', 'heading:a', 'turn:a', 'turn:c']);
  });

  it('are split at the caret, joined again, and put in at their ends', () => {
    const live = open();
    const tail = live.turns.split('a', 7);
    expect(texts(live).slice(0, 2)).toEqual(['One two', 'three.']);
    expect(live.turns.join(tail.turnId)).toEqual({ turnId: 'a', at: 8 });
    expect(texts(live)[0]).toBe('One two three.');
    const added = live.turns.split('b', 10);
    expect(live.store.place(added.turnId)).toBe(2);
    // The other one answers.
    expect(live.store.turn(added.turnId)?.speaker).toBe(0);
    expect(live.turns.join(added.turnId)).toEqual({ turnId: 'b', at: 10 });
    expect(texts(live)).toHaveLength(4);
  });

  it('are not split or taken out while somebody else writes in them', () => {
    const live = open();
    const other = beside(live);
    other.awareness.on('update', ({ added, updated }: { added: number[]; updated: number[] }) => {
      // As the server tells it: with the name of the session.
      for (const client of [...added, ...updated])
        if (client === other.doc.clientID)
          live.awareness.states.set(client, {
            ...other.awareness.getLocalState(),
            user: { id: 'u2', name: 'Jo', colour: 5 },
          });
      live.awareness.emit('change', [{ added: [], updated: [], removed: [] }, 'wire']);
    });
    sharedText(other.doc, 'b')?.insert(0, 'Well. ');
    expect(live.presence.people()).toEqual([expect.objectContaining({ name: 'Jo', colour: 1 })]);
    expect(() => live.turns.split('b', 6)).toThrow(EditRefusal);
    expect(() => live.turns.remove('b')).toThrow('Jo is writing in this turn. Try again in a moment.');
    expect(live.turns.split('a', 7)).toBeDefined();
  });

  it('are left alone from the first words of another on, whose page tells of its keys a moment later', () => {
    const live = open();
    const other = beside(live);
    const user = { id: 'u2', name: 'Jo', colour: 5 };
    live.awareness.states.set(other.doc.clientID, { user });
    live.awareness.emit('change', [{ added: [other.doc.clientID], updated: [], removed: [] }, 'wire']);
    expect(live.turns.split('b', 4)).toBeDefined();
    sharedText(other.doc, 'd')?.insert(0, 'Well. ');
    expect(() => live.turns.split('d', 6)).toThrow('Jo is writing in this turn. Try again in a moment.');
  });

  it('that are gone are offered with what another wrote in them meanwhile, and who it was', async () => {
    const live = open();
    const other = beside(live);
    live.turns.remove('b');
    sharedText(other.doc, 'b')?.insert(0, 'But wait. ');
    expect(rows(live)).toContain('late:b');
    await Promise.resolve();
    for (const page of [live, other]) expect(page.store.turn('b')?.late).toBe('u2');
    live.turns.leaveOut('b');
    expect(rows(live)).not.toContain('late:b');
    live.turns.restore('b');
    expect(live.store.turn('b')?.text).toBe('But wait. Four five.');
    expect(live.store.place('b')).toBe(1);
  });
});

describe('the counts', () => {
  it('are kept up by what one turn has more or less', () => {
    const live = open();
    expect(live.store.length.words()).toBe(10);
    sharedText(live.doc, 'c')?.insert(4, ' More words here.');
    expect(live.store.length.words()).toBe(13);
    live.turns.remove('d');
    expect(live.store.length.words()).toBe(9);
    live.undo.undo();
    expect(live.store.length.words()).toBe(13);
  });

  it('take what was measured, and the speed of each speaker for what was not', () => {
    const live = open();
    const spoken = (text: string, speaker: number, place: number) => {
      return { text, speaker, directions: {}, startMs: place * 3000, endMs: place * 3000 + 2000, place };
    };
    const turns = new Map([
      ['a', spoken('One two three.', 0, 0)],
      ['b', spoken('Four five.', 1, 1)],
    ]);
    live.store.setSound({ turns });
    const { length } = live.store;
    expect(length.turnMs('a')).toBe(2000);
    expect(length.startMs('b')).toBe(3000);
    // Four words of the speaker who took a second for each.
    expect(length.turnMs('d')).toBe(4000);
    live.turns.setDirections('d', { pace: 2 });
    expect(length.turnMs('d')).toBe(2000);
    const changed = new ChangedSince(live);
    changed.setSpoken(script().turns);
    // Another pace is heard, too.
    expect(changed.count()).toBe(1);
    live.turns.toggleEmphasis('a', { start: 4, end: 7 });
    expect(live.store.turn('a')!.directions).toEqual({ emphasis: [{ text: 'two' }] });
    changed.setSpoken(script().turns);
    expect(changed.count()).toBe(2);
    // A press on any word of the stretch takes it back, as the undo does.
    live.turns.toggleEmphasis('a', { start: 0, end: 7 });
    expect(live.store.turn('a')!.directions).toEqual({});
    live.undo.undo();
    expect(live.store.turn('a')!.directions).toEqual({ emphasis: [{ text: 'two' }] });
    live.undo.undo();
    expect(live.store.turn('a')!.directions).toEqual({});
    live.turns.move('a', 2);
    live.turns.remove('b');
    sharedText(live.doc, 'c')?.insert(0, '  ');
    changed.setSpoken(script().turns);
    expect(changed.count()).toBe(3);
    changed.close();
  });
});

describe('undo', () => {
  it("takes back one step of one's own at a time, and is there after a reload", () => {
    const live = open();
    const other = beside(live);
    live.turns.setSpeaker('a', 1);
    live.turns.split('d', 12);
    sharedText(other.doc, 'a')?.insert(0, 'Jo says: ');
    live.undo.close();

    const again = new LiveDocument(live.doc, USER, 'undo');
    expect(again.undo.canUndo()).toBe(true);
    again.undo.undo();
    expect(texts(again)).toEqual(['Jo says: One two three.', 'Four five.', 'Six.', 'Seven eight nine ten.']);
    expect(again.store.turn('a')?.speaker).toBe(1);
    again.undo.undo();
    expect(again.store.turn('a')?.speaker).toBe(0);
    expect(again.undo.canUndo()).toBe(false);
    again.undo.redo();
    again.undo.redo();
    expect(texts(again)).toHaveLength(5);
    expect(texts(again)[0]).toBe('Jo says: One two three.');
  });

  it('says where it was', () => {
    const live = open();
    const told: unknown[] = [];
    live.undo.tellUndone((undone) => told.push(undone));
    live.undo.step(() =>
      live.doc.transact(() => sharedText(live.doc, 'c')?.insert(0, 'And '), live.editor.origin),
    );
    live.undo.undo();
    live.undo.redo();
    expect(told).toEqual([
      { kind: 'undo', turnId: 'c', place: 0 },
      { kind: 'redo', turnId: 'c', place: 4 },
    ]);
  });
});
