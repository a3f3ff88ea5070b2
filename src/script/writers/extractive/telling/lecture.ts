import type { PhraseBook } from '../languages/phrase-book.ts';
import type { Line } from '../model.ts';

import { cutPieces } from './pieces.ts';
import type { Lead, Teller } from './teller.ts';
import type { TurnList } from './turn-list.ts';

const MOST_PIECE_WORDS = 95;

/** One voice: paragraphs as turns, transitions between segments, no questions put. */
export class Lecture implements Teller {
  readonly #list: TurnList;
  readonly #speaker: number;
  readonly #topics: ReadonlyMap<Line, string>;
  readonly #phrases: PhraseBook;

  constructor(list: TurnList, speaker: number, topics: ReadonlyMap<Line, string>, phrases: PhraseBook) {
    this.#list = list;
    this.#phrases = phrases;
    this.#speaker = speaker;
    this.#topics = topics;
  }

  frame(text: string): void {
    this.#list.say(this.#speaker, 'frame', text);
  }

  again(line: Line): void {
    this.#list.state(this.#speaker, [line], { kind: 'recap' });
  }

  tell(lines: readonly Line[], lead: Lead | undefined): void {
    if (lead !== undefined) this.frame(lead.text);
    for (const piece of cutPieces(lines, MOST_PIECE_WORDS, () => false, this.#topics)) {
      if (piece.heading) this.frame(this.#phrases.subTransition(piece.heading));
      this.#list.state(this.#speaker, piece.lines);
    }
  }
}
