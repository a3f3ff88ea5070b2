import type * as Y from 'yjs';
import { entriesOf, MOST_TURN_CHARACTERS } from '../../../../kernel/live-script/document.ts';
import type { Editor } from '../../../../kernel/live-script/entry-edits.ts';
import { beginSegment } from '../../../../kernel/live-script/segment-edits.ts';
import {
  changeDirections,
  changeSpeaker,
  insertTurn,
  joinTurns,
  moveTurn,
  removeTurn,
  restoreTurn,
  splitTurn,
} from '../../../../kernel/live-script/turn-edits.ts';
import { type StressedRange, toggleEmphasis } from '../../../../kernel/rules/emphasis.ts';
import { uuid } from '../../../lib/browser/uuid.ts';
import type { Presence } from './presence.ts';
import type { ScriptStore } from './script-store.ts';
import type { UndoKeeper } from './undo-keeper.ts';

/** Words of a turn (kernel/contracts/script.ts). */
const MOST_SAID_OTHERWISE = 50;

/** What turns are edited in. */
interface Edited {
  doc: Y.Doc;
  store: ScriptStore;
  presence: Presence;
  undo: UndoKeeper;
  editor: Editor;
}

/** Why an edit was not made, in a sentence. */
export class EditRefusal extends Error {}

/** Where the caret goes after an edit. */
export interface Place {
  turnId: string;
  at: number;
}

/**
 * What one does with whole turns. Each is one step of the undo. What would take words from under somebody who writes
 * there at this moment is refused with their name.
 */
export class TurnCommands {
  readonly #live: Edited;

  constructor(live: Edited) {
    this.#live = live;
  }

  /** Cuts a turn at the caret; at one of its ends an empty turn is put there. @throws EditRefusal */
  split(turnId: string, at: number): Place {
    const { doc, editor, store } = this.#live;
    this.#nobodyIn(turnId);
    const turn = store.turn(turnId);
    const text = turn?.text ?? '';
    if (!text.slice(at).trim()) return this.insert(turnId);
    if (!text.slice(0, at).trim()) return this.insert(store.ids()[store.place(turnId) - 1], turnId);
    const tail = uuid();
    this.#step(() => splitTurn(doc, turnId, at, tail, editor));
    return { turnId: tail, at: 0 };
  }

  /**
   * Puts an empty turn behind another, spoken by who answers there.
   *
   * @param beside the turn it takes its segment from; the one before it where that is not told
   */
  insert(after: string | undefined, beside = after): Place {
    const { doc, editor, store } = this.#live;
    const near = store.turn(beside ?? store.ids()[0] ?? '');
    const turn = {
      id: uuid(),
      segment: near?.segment ?? '',
      speaker: this.#answers(after),
      text: '',
      kind: 'frame' as const,
      refs: [],
    };
    this.#step(() => insertTurn(doc, turn, after, editor));
    return { turnId: turn.id, at: 0 };
  }

  /** Joins a turn to the one before it. @returns undefined at the first turn; @throws EditRefusal */
  join(turnId: string): Place | undefined {
    const { doc, editor, store } = this.#live;
    const before = store.turn(store.ids()[store.place(turnId) - 1] ?? '');
    const turn = store.turn(turnId);
    if (!before || !turn) return undefined;
    this.#nobodyIn(before.id, turnId);
    if (turn.text.trim() === '') {
      this.#step(() => removeTurn(doc, turnId, editor));
      return { turnId: before.id, at: before.text.length };
    }
    if (!this.#step(() => joinTurns(doc, before.id, turnId, editor)))
      throw new EditRefusal(
        `Together they are longer than the ${MOST_TURN_CHARACTERS} characters of a turn.`,
      );
    // Behind the space between both, where one was put.
    const joined = store.turn(before.id)?.text.length ?? 0;
    return { turnId: before.id, at: joined - turn.text.length };
  }

  /** @returns the turn to go on in; @throws EditRefusal */
  remove(turnId: string): Place | undefined {
    const { doc, editor, store } = this.#live;
    this.#nobodyIn(turnId);
    if (store.ids().length === 1) throw new EditRefusal('A script has one turn at least.');
    const place = store.place(turnId);
    this.#step(() => removeTurn(doc, turnId, editor));
    const next = store.turn(store.ids()[place] ?? store.ids()[place - 1] ?? '');
    return next && { turnId: next.id, at: next.text.length };
  }

  restore(turnId: string): void {
    const { doc, editor } = this.#live;
    this.#step(() => restoreTurn(doc, turnId, editor));
  }

  /** What was written in a turn after it was taken out is no longer offered. */
  leaveOut(turnId: string): void {
    const { doc, editor, store } = this.#live;
    const turn = store.turn(turnId);
    if (!turn?.gone) return;
    const gone = { ...turn.gone, text: turn.text };
    this.#step(() =>
      doc.transact(() => entriesOf(doc, 'turns').get(turnId)?.set('gone', gone), editor.origin),
    );
  }

  /** @param place among the turns, from 0. @returns where it is now, from 0 */
  move(turnId: string, place: number): number {
    const { doc, editor, store } = this.#live;
    const others = store.ids().filter((id) => id !== turnId);
    const to = Math.max(0, Math.min(others.length, place));
    if (to === store.place(turnId)) return to;
    const after = others[to - 1];
    const first = store.turn(others[0] ?? '')?.segment;
    this.#step(() => moveTurn(doc, turnId, after, editor, after === undefined ? first : undefined));
    return store.place(turnId);
  }

  /** Moves a turn before or behind another, into whose segment it goes. @returns where it is now, from 0 */
  moveBeside(turnId: string, other: string, side: 'before' | 'behind'): number {
    const { doc, editor, store } = this.#live;
    const others = store.ids().filter((id) => id !== turnId);
    const at = others.indexOf(other);
    const after = side === 'behind' ? other : others[at - 1];
    const segment = store.turn(other)?.segment;
    this.#step(() => moveTurn(doc, turnId, after, editor, segment));
    return store.place(turnId);
  }

  /** It and what follows it in its segment stand under a title of their own from now on. */
  beginSegment(turnId: string): void {
    const { doc, editor } = this.#live;
    this.#step(() => beginSegment(doc, turnId, 'New segment', uuid(), editor));
  }

  setSpeaker(turnId: string, slot: number): void {
    const { doc, editor } = this.#live;
    this.#step(() => changeSpeaker(doc, turnId, slot, editor));
  }

  setDirections(
    turnId: string,
    change: Partial<Record<'pauseBeforeMs' | 'pace' | 'gainDb', number | undefined>>,
  ): void {
    const { doc, editor } = this.#live;
    this.#step(() => changeDirections(doc, turnId, change, editor));
  }

  /** Has a word said otherwise in these turns, as one step. @param as undefined: as it is written */
  sayAs(turnIds: readonly string[], word: string, as: string | undefined): void {
    const { doc, editor, store } = this.#live;
    const own = as === undefined ? [] : [{ text: word, as }];
    this.#step(() =>
      doc.transact(() => {
        for (const id of turnIds) {
          const others = store.turn(id)?.directions.sayAs?.filter(({ text }) => text !== word) ?? [];
          const sayAs = [...others, ...own].slice(-MOST_SAID_OTHERWISE);
          changeDirections(doc, id, { sayAs: sayAs.length > 0 ? sayAs : undefined }, editor);
        }
      }, editor.origin),
    );
  }

  /** Stresses words of a turn, or no longer where they are. */
  toggleEmphasis(turnId: string, words: StressedRange): void {
    const { doc, editor, store } = this.#live;
    const turn = store.turn(turnId);
    if (!turn) return;
    const emphasis = toggleEmphasis(turn.text, turn.directions.emphasis ?? [], words);
    const change = { emphasis: emphasis.length > 0 ? emphasis : undefined };
    this.#step(() => changeDirections(doc, turnId, change, editor));
  }

  #step<T>(edit: () => T): T {
    return this.#live.undo.step(edit);
  }

  #nobodyIn(...turnIds: string[]): void {
    const name = this.#live.presence.writerIn(...turnIds);
    if (name) throw new EditRefusal(`${name} is writing in this turn. Try again in a moment.`);
  }

  /** The slot of who speaks behind a turn: the last one who spoke before its speaker, else the next of the cast. */
  #answers(after: string | undefined): number {
    const { store } = this.#live;
    const slots = store.facts().speakers.map(({ slot }) => slot);
    const ids = store.ids();
    const speaker = store.turn(after ?? '')?.speaker;
    if (speaker === undefined) return store.turn(ids[0] ?? '')?.speaker ?? slots[0] ?? 0;
    for (let place = store.place(after ?? '') - 1; place >= 0; place--) {
      const other = store.turn(ids[place]!)?.speaker;
      if (other !== undefined && other !== speaker) return other;
    }
    return slots.find((slot) => slot !== speaker) ?? speaker;
  }
}
