import type { Speaker } from '../../../../kernel/artifacts.ts';
import { compact } from '../../../../kernel/compact.ts';
import type { Questions } from '../asking/ask.ts';
import type { Words } from '../languages/language.ts';
import type { PhraseBook } from '../languages/phrase-book.ts';
import type { Question } from '../languages/question.ts';
import type { Line } from '../model.ts';
import { cutPieces, type Piece } from './pieces.ts';
import { type Lead, sameTopic, type Teller } from './teller.ts';
import type { TurnList } from './turn-list.ts';

/** What a teller in conversation works with. */
export interface Stage {
  list: TurnList;
  questions: Questions;
  speakers: readonly Speaker[];
  /** The heading that each line stands under. */
  topics: ReadonlyMap<Line, string>;
  phrases: PhraseBook;
  words: Words;
  /** The longest a speaker goes on at one go, in words. */
  mostWords: number;
}

/** Who asks and who answers. With more than two voices the answers go round. */
export class Conversation implements Teller {
  readonly #list: TurnList;
  readonly #stage: Stage;
  readonly #asker: number;
  readonly #tellers: number[];
  #turn = 0;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#list = stage.list;
    const { speakers } = stage;
    this.#asker = (speakers.find((s) => s.role === 'host') ?? speakers[0]!).slot;
    this.#tellers = speakers.map((s) => s.slot).filter((slot) => slot !== this.#asker);
  }

  frame(text: string): void {
    this.#list.say(this.#next(), 'frame', text);
  }

  again(line: Line): void {
    this.#list.state(this.#next(), [line], { kind: 'recap' });
  }

  /** Whoever did not speak last. */
  #next(): number {
    return this.#list.lastSpeaker === this.#asker ? this.#teller() : this.#asker;
  }

  #teller(): number {
    return this.#tellers[this.#turn % this.#tellers.length]!;
  }

  /** Tells the chosen lines of one segment; `lead` is the transition into it. */
  tell(lines: readonly Line[], lead: Lead | undefined): void {
    const { mostWords, topics } = this.#stage;
    const pieces = cutPieces(lines, mostWords, (line) => this.#opensWithQuestion(line), topics);
    pieces.forEach((piece, i) => {
      if (i === 0 && lead !== undefined) this.#leadIn(piece, lead);
      else if (piece.heading !== undefined) this.#turnTo(piece, piece.heading);
      else this.#tellPiece(piece);
      this.#turn += 1;
    });
  }

  #opensWithQuestion(line: Line): boolean {
    if (line.quoted) return false;
    return line.text.endsWith('?') || this.#stage.questions.fitting(line) !== undefined;
  }

  /** A subheading within the segment: its own question where there is one, else its name. */
  #turnTo(piece: Piece, heading: string): void {
    const first = piece.lines[0]!;
    const asks = this.#next() === this.#asker;
    const question =
      asks && !first.quoted ? this.#stage.questions.fitting(first, this.#list.recent) : undefined;
    if (question) this.#tellPiece(piece);
    else this.#leadIn(piece, { text: this.#stage.phrases.subTransition(heading), topic: heading });
  }

  #leadIn(piece: Piece, lead: Lead): void {
    const speaker = this.#next();
    const question =
      speaker === this.#asker && !lead.text.endsWith('?') && !piece.lines[0]!.quoted
        ? this.#stage.questions.fitting(piece.lines[0]!, this.#list.recent)
        : undefined;
    if (question) {
      this.#stage.questions.note(question);
      this.#list.say(
        speaker,
        'question',
        sameTopic(lead, question.text, this.#stage.words) ? question.text : `${lead.text} ${question.text}`,
      );
      this.#state(piece, question.answer, question.change);
    } else {
      this.#list.say(speaker, lead.text.endsWith('?') ? 'question' : 'frame', lead.text);
      this.#state(piece);
    }
  }

  #tellPiece(piece: Piece): void {
    const first = piece.lines[0]!;
    const asks = this.#next() === this.#asker && !first.quoted;
    const question = asks ? this.#questionFor(piece) : undefined;
    if (asks && first.text.endsWith('?') && piece.lines.length > 1) {
      this.#list.state(this.#asker, [first], { kind: 'question' });
      this.#state({ ...piece, lines: piece.lines.slice(1) });
    } else if (question) {
      this.#stage.questions.note(question);
      this.#list.say(this.#asker, 'question', question.text);
      this.#state(piece, question.answer, question.change);
    } else this.#state(piece);
  }

  #questionFor(piece: Piece): Question | undefined {
    const first = piece.lines[0]!;
    return (
      this.#stage.questions.fitting(first, this.#list.recent) ??
      this.#stage.questions.turningTo(first, this.#list.recent, this.#list.spoken)
    );
  }

  #state(piece: Piece, first?: string, change?: string): void {
    this.#list.state(
      this.#next(),
      piece.lines,
      compact({
        first,
        change,
      }),
    );
  }
}
