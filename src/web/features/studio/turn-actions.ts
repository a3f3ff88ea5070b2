import { stressedRanges } from '../../../kernel/rules/emphasis.ts';
import { showToast } from '../../lib/toast-store.ts';
import { EditRefusal, type Place } from './document/turn-commands.ts';
import { wordRangeAt } from './rows/word-at.ts';
import type { Studio } from './studio-context.ts';

/** Makes an edit and puts the caret where it goes on; says why where it was refused. */
export function editAs(studio: Studio, edit: () => Place | undefined): boolean {
  try {
    const place = edit();
    if (place) studio.state.write(place.turnId, place.at);
    return true;
  } catch (refusal) {
    if (!(refusal instanceof EditRefusal)) throw refusal;
    showToast(refusal.message, { bad: true });
    return false;
  }
}

/** One place up or down; the caret stays in it. */
export function moveBy(studio: Studio, turnId: string, step: -1 | 1): void {
  const { store } = studio.document;
  moveTo(studio, turnId, store.place(turnId) + step);
}

/** @param place among the turns, from 0 */
export function moveTo(studio: Studio, turnId: string, place: number): void {
  const { store, turns } = studio.document;
  sayMoved(studio, turns.move(turnId, place), store.ids().length);
}

export function sayMoved({ state }: Studio, place: number, of: number): void {
  state.announce(`Moved to place ${place + 1} of ${of}`);
}

/** Stresses the words that are selected, or the one at the caret; no longer where they are stressed. */
export function emphasise({ document: live, state }: Studio, turnId: string, from: number, to: number): void {
  const { text = '', directions } = live.store.turn(turnId) ?? {};
  const words = wordRangeAt(text, from, to);
  if (!words) {
    showToast('Put the caret into a word first, or select one.', { bad: true });
    return;
  }
  const before = stressedRanges(text, directions?.emphasis).length;
  live.turns.toggleEmphasis(turnId, words);
  const after = stressedRanges(text, live.store.turn(turnId)?.directions.emphasis).length;
  const said = text.slice(words.start, words.end);
  if (after === before) showToast('Select whole words.', { bad: true });
  else state.announce(after > before ? `“${said}” is stressed` : `“${said}” is no longer stressed`);
}

/** Takes a turn out, and offers it back. */
export function removeTurn(studio: Studio, turnId: string): void {
  const { turns } = studio.document;
  const isRemoved = editAs(studio, () => turns.remove(turnId));
  if (!isRemoved) return;
  const run = () => {
    turns.restore(turnId);
    studio.state.write(turnId, 0);
  };
  showToast('The turn is taken out.', { action: { label: 'Put it back', run } });
}
