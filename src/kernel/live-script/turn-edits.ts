import * as Y from 'yjs';
import type { Turn } from '../artifacts.ts';
import { compact } from '../compact.ts';
import { cutDirections, joinDirections } from './direction-edits.ts';
import { type LiveTurn, MOST_TURN_CHARACTERS, readTurn } from './document.ts';
import { addEntry, changeEntry, type Editor, removeEntry, restoreEntry } from './entry-edits.ts';
import { fingerprint } from './fingerprint.ts';
import { orderAfter } from './order-keys.ts';
import { placeInText, replaceIn } from './text-edits.ts';

/** What a new turn is made of. Its sources are those of the words it begins with. */
export interface NewTurn extends Pick<Turn, 'id' | 'speaker' | 'text' | 'kind' | 'refs'> {
  segment: string;
  directions?: Turn['directions'];
  foreign?: Turn['foreign'];
}

/** A turn as an entry of the document. @param written false: the words are no longer those of the sources */
export function turnEntry(turn: NewTurn, written = true): Y.Map<unknown> {
  const entry = new Y.Map<unknown>();
  entry.set('text', new Y.Text(turn.text));
  const { speaker, segment, kind, refs, directions, foreign } = turn;
  const fields = { speaker, segment, kind, refs, directions, foreign };
  for (const [field, value] of Object.entries(fields)) if (value !== undefined) entry.set(field, value);
  if (written) entry.set('written', fingerprint(turn.text));
  return entry;
}

/** @param after undefined: at the very start. A turn of the document, gone or not */
export function insertTurn(doc: Y.Doc, turn: NewTurn, after: string | undefined, editor: Editor): void {
  addEntry(doc, 'turns', turn.id, turnEntry(turn), after, editor, { text: turn.text });
}

/**
 * Cuts a turn in two; the second has the same speaker, segment and sources. What another writes behind the
 * cut at this moment lands at the end of the first.
 *
 * @param at UTF-16 units from the start
 * @returns false: there is nothing to cut off on one of the sides
 */
export function splitTurn(doc: Y.Doc, id: string, at: number, newId: string, editor: Editor): boolean {
  const turn = readTurn(doc, id);
  if (!turn || turn.gone) return false;
  const text = turn.text.toString();
  const cut = placeInText(text, at);
  const [head, tail] = [text.slice(0, cut), text.slice(cut)];
  if (!head.trim() || !tail.trim()) return false;
  const tailAt = text.length - tail.trimStart().length;
  const directions = cutDirections(text, tailAt, turn.directions);
  const second = { ...turn, id: newId, text: tail.trimStart(), directions: directions.tail };
  const entry = turnEntry(compact<NewTurn>(second), false);
  const cutOff = () => {
    turn.text.delete(cut, tail.length);
    if (turn.directions?.emphasis) changeEntry(doc, 'turns', id, { directions: directions.head }, editor);
  };
  addEntry(doc, 'turns', newId, entry, id, editor, { text: second.text }, cutOff);
  return true;
}

/**
 * Joins a turn to the one before it, which keeps its speaker and gets the sources and stressed words of both. The
 * second is gone.
 *
 * @returns false: one of them is gone, or both together are longer than a turn may be
 */
export function joinTurns(doc: Y.Doc, firstId: string, secondId: string, editor: Editor): boolean {
  const first = readTurn(doc, firstId);
  const second = readTurn(doc, secondId);
  if (!first || !second || first.gone || second.gone || firstId === secondId) return false;
  const [head, tail] = [first.text.toString(), second.text.toString()];
  if (head.length + 1 + tail.length > MOST_TURN_CHARACTERS) return false;
  doc.transact(() => {
    const space = /\s$/.test(head) || /^\s/.test(tail) || !head || !tail ? '' : ' ';
    first.text.insert(head.length, space + tail);
    const joined = first.text.toString();
    const directions = joinDirections(first, second, joined, joined.length - tail.length);
    changeEntry(doc, 'turns', firstId, { ...joinedSources(first, second), directions }, editor);
    removeEntry(doc, 'turns', secondId, editor, { text: tail, into: firstId });
  }, editor.origin);
  return true;
}

function joinedSources(first: LiveTurn, second: LiveTurn): Record<string, unknown> {
  const known = new Set(first.refs.map(({ sentenceId }) => sentenceId));
  const foreign = [...(first.foreign ?? []), ...(second.foreign ?? [])];
  return {
    refs: [...first.refs, ...second.refs.filter(({ sentenceId }) => !known.has(sentenceId))],
    foreign: foreign.length > 0 ? foreign : undefined,
    // A question that states something from then on says so.
    kind: first.refs.length === 0 && second.refs.length > 0 ? second.kind : first.kind,
  };
}

/**
 * Moves a turn behind another, into whose segment it goes.
 *
 * @param after undefined: to the very start
 * @param segment where it is another one than that of the turn before: the first place of a segment
 */
export function moveTurn(
  doc: Y.Doc,
  id: string,
  after: string | undefined,
  editor: Editor,
  segment = after === undefined ? undefined : readTurn(doc, after)?.segment,
): boolean {
  const turn = readTurn(doc, id);
  if (!turn || turn.gone || after === id) return false;
  const fields = { order: orderAfter(doc, 'turns', after, id), segment: segment ?? turn.segment };
  return changeEntry(doc, 'turns', id, fields, editor);
}

export function removeTurn(doc: Y.Doc, id: string, editor: Editor): boolean {
  return removeEntry(doc, 'turns', id, editor, { text: readTurn(doc, id)?.text.toString() ?? '' });
}

export function restoreTurn(doc: Y.Doc, id: string, editor: Editor): boolean {
  return restoreEntry(doc, 'turns', id, editor);
}

/** @param speaker the slot of one of the script's speakers */
export function changeSpeaker(doc: Y.Doc, id: string, speaker: number, editor: Editor): boolean {
  return changeEntry(doc, 'turns', id, { speaker }, editor);
}

/** Sets how a turn is spoken; undefined takes a direction away, the others stay. */
export function changeDirections(
  doc: Y.Doc,
  id: string,
  change: { [K in keyof NonNullable<Turn['directions']>]?: NonNullable<Turn['directions']>[K] | undefined },
  editor: Editor,
): boolean {
  const merged = Object.entries({ ...readTurn(doc, id)?.directions, ...change });
  const kept = merged.filter(([, value]) => value !== undefined);
  const directions = kept.length > 0 ? Object.fromEntries(kept) : undefined;
  return changeEntry(doc, 'turns', id, { directions }, editor);
}

/**
 * Gives a turn other words. Only what differs between the two ends is replaced, so that carets elsewhere stay.
 *
 * @param sources what the new words rest on; absent: the refs stay and count as reworded by hand
 */
export function replaceText(
  doc: Y.Doc,
  id: string,
  text: string,
  editor: Editor,
  sources?: Pick<NewTurn, 'refs'> & Partial<Pick<NewTurn, 'kind' | 'foreign'>>,
): boolean {
  const turn = readTurn(doc, id);
  if (!turn || turn.gone) return false;
  doc.transact(() => {
    replaceIn(turn.text, text);
    if (sources) changeEntry(doc, 'turns', id, { ...sources, written: fingerprint(text) }, editor);
  }, editor.origin);
  return true;
}
