import type { Speaker } from '../../../../kernel/artifacts.ts';
import type { Line } from '../reading/model.ts';
import { overlap } from '../text/stems.ts';
import type { Questions } from '../asking/ask.ts';
import { nudges } from './phrases.ts';
import { cutPieces, type Piece } from './pieces.ts';
import type { Teller } from './teller.ts';
import type { TurnList } from './turn-list.ts';

const MOST_PIECE_WORDS = 52;
const MOST_NUDGES = 2;

/** Who asks and who answers. With more than two voices the answers go round. */
export class Conversation implements Teller {
  readonly #list: TurnList;
  readonly #questions: Questions;
  readonly #asker: number;
  readonly #tellers: number[];
  #turn = 0;
  #nudged = 0;

  constructor(list: TurnList, questions: Questions, speakers: readonly Speaker[]) {
    this.#list = list;
    this.#questions = questions;
    this.#asker = (speakers.find((s) => s.role === 'host') ?? speakers[0]!).slot;
    this.#tellers = speakers.map((s) => s.slot).filter((slot) => slot !== this.#asker);
  }

  frame(text: string): void {
    this.#list.say(this.#next(), 'frame', text);
  }

  /** Whoever did not speak last. */
  #next(): number {
    return this.#list.lastSpeaker === this.#asker ? this.#teller() : this.#asker;
  }

  #teller(): number {
    return this.#tellers[this.#turn % this.#tellers.length]!;
  }

  /** Tells the chosen lines of one segment; `lead` is the transition into it. */
  tell(lines: readonly Line[], lead: string | undefined): void {
    const pieces = cutPieces(lines, MOST_PIECE_WORDS, (line) => this.#opensWithQuestion(line));
    pieces.forEach((piece, i) => {
      if (i === 0 && lead !== undefined) this.#leadIn(piece, lead);
      else this.#tellPiece(piece);
      this.#turn += 1;
    });
  }

  #opensWithQuestion(line: Line): boolean {
    return line.text.endsWith('?') || this.#questions.fitting(line) !== undefined;
  }

  #leadIn(piece: Piece, lead: string): void {
    const speaker = this.#next();
    const question = speaker === this.#asker && !lead.endsWith('?') ? this.#questions.fitting(piece.lines[0]!) : undefined;
    if (question) {
      this.#questions.note(question);
      this.#list.say(speaker, 'question', `${lead} ${question.text}`);
      this.#state(piece, question.answer, question.change);
    } else {
      this.#list.say(speaker, lead.endsWith('?') ? 'question' : 'frame', lead);
      this.#state(piece);
    }
  }

  #tellPiece(piece: Piece): void {
    const first = piece.lines[0]!;
    if (this.#next() !== this.#asker) return this.#state(piece);
    if (first.text.endsWith('?') && piece.lines.length > 1) {
      this.#list.state(this.#asker, [first], { kind: 'question' });
      return this.#state({ ...piece, lines: piece.lines.slice(1) });
    }
    const question =
      this.#questions.fitting(first) ??
      (piece.follows ? undefined : this.#questions.turningTo(first, this.#list.recent));
    if (question) {
      this.#questions.note(question);
      this.#list.say(this.#asker, 'question', question.text);
      return this.#state(piece, question.answer, question.change);
    }
    if (!piece.follows && this.#isJump(first) && this.#nudged < MOST_NUDGES) {
      this.#list.say(this.#asker, 'question', nudges[this.#nudged % nudges.length]!);
      this.#nudged += 1;
    }
    this.#state(piece);
  }

  #isJump(line: Line): boolean {
    return this.#list.recent.every((r) => overlap(r.stems, line.stems) < 0.15);
  }

  #state(piece: Piece, first?: string, change?: string): void {
    this.#list.state(this.#next(), piece.lines, {
      ...(first === undefined ? {} : { first }),
      ...(change === undefined ? {} : { change }),
    });
  }
}
