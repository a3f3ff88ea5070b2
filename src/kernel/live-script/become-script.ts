import * as Y from 'yjs';
import type { Script } from '../artifacts.ts';
import { isSame } from '../is-same.ts';
import { SOUND_LANES } from '../rules/sound-clips.ts';
import { addClip, CLIP_ROOTS } from './clips.ts';
import { type EntryRoot, entriesOf, type LiveEntry, orderedIds, readFacts, readTurn } from './document.ts';
import { addEntry, type Editor } from './entry-edits.ts';
import { fingerprint } from './fingerprint.ts';
import { firstOrders } from './order-keys.ts';
import { replaceIn } from './text-edits.ts';
import { type NewTurn, turnEntry } from './turn-edits.ts';

/**
 * Makes the document say what a script says, by changing what differs: carets in other words stay, and what
 * was written since is gone rather than lost. This is how a version is restored.
 */
export function becomeScript(doc: Y.Doc, script: Script, editor: Editor): void {
  // What is new is added first: entries are made in transactions of their own.
  let before: string | undefined;
  for (const { id, ...fields } of script.segments) {
    if (!entriesOf(doc, 'segments').has(id)) addEntry(doc, 'segments', id, entryOf(fields), before, editor);
    before = id;
  }
  before = undefined;
  for (const turn of script.turns) {
    const made = { ...turn, segment: turn.segmentId } as NewTurn;
    const gone = { text: turn.text };
    if (!entriesOf(doc, 'turns').has(turn.id))
      addEntry(doc, 'turns', turn.id, turnEntry(made), before, editor, gone);
    before = turn.id;
  }
  const clips = script.soundClips ?? [];
  for (const clip of clips)
    if (!entriesOf(doc, CLIP_ROOTS[clip.lane]).has(clip.id)) addClip(doc, clip, editor);
  doc.transact(() => {
    changeFacts(doc, script);
    for (const { id, ...fields } of script.segments) setFields(entriesOf(doc, 'segments').get(id)!, fields);
    for (const turn of script.turns) changeTurn(doc, turn);
    for (const root of ['segments', 'turns'] as const) {
      keepOnly(doc, root, script[root], editor);
      putInOrder(doc, root, script[root]);
    }
    for (const { id, lane, turnId: turn, offsetMs, ...fields } of clips)
      setFields(entriesOf(doc, CLIP_ROOTS[lane]).get(id)!, { anchor: { turn, offsetMs }, ...fields });
    for (const lane of SOUND_LANES) {
      const kept = clips.filter((clip) => clip.lane === lane);
      keepOnly(doc, CLIP_ROOTS[lane], kept, editor);
      putInOrder(doc, CLIP_ROOTS[lane], kept);
    }
  }, editor.origin);
}

function changeFacts(doc: Y.Doc, { title, description, speakers }: Script): void {
  const facts = readFacts(doc);
  for (const [fact, value] of Object.entries({ title, description, speakers }))
    if (!isSame(facts[fact as keyof typeof facts], value)) doc.getMap('facts').set(fact, value);
}

function changeTurn(doc: Y.Doc, turn: Script['turns'][number]): void {
  const { id, text, segmentId: segment, speaker, kind, refs, directions, foreign } = turn;
  replaceIn(readTurn(doc, id)!.text, text);
  const written = fingerprint(text);
  setFields(entriesOf(doc, 'turns').get(id)!, {
    segment,
    speaker,
    kind,
    refs,
    directions,
    foreign,
    written,
  });
}

/** Of an entry that is there, or was: it comes back. Fields that are not named here stay away. */
function setFields(entry: LiveEntry, fields: Record<string, unknown>): void {
  entry.delete('gone');
  for (const [field, value] of Object.entries(fields)) {
    if (value === undefined) entry.delete(field);
    else if (!isSame(entry.get(field), value)) entry.set(field, value);
  }
}

function keepOnly(doc: Y.Doc, root: EntryRoot, kept: readonly { id: string }[], { by }: Editor): void {
  const ids = new Set(kept.map(({ id }) => id));
  for (const id of orderedIds(doc, root)) {
    if (ids.has(id)) continue;
    const text = root === 'turns' ? { text: readTurn(doc, id)!.text.toString() } : {};
    entriesOf(doc, root)
      .get(id)!
      .set('gone', { by, at: Date.now(), ...text });
  }
}

function putInOrder(doc: Y.Doc, root: EntryRoot, wanted: readonly { id: string }[]): void {
  const ids = wanted.map(({ id }) => id);
  if (isSame(orderedIds(doc, root), ids)) return;
  for (const [place, order] of firstOrders(ids.length).entries())
    entriesOf(doc, root).get(ids[place]!)!.set('order', order);
}

function entryOf(fields: Record<string, unknown>): LiveEntry {
  const entry = new Y.Map<unknown>();
  for (const [field, value] of Object.entries(fields)) if (value !== undefined) entry.set(field, value);
  return entry;
}
