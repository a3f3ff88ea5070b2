import { compact } from '../../../../kernel/compact.ts';
import type { Question } from '../languages/question.ts';
import type { Line } from '../model.ts';
import type { Stage } from './conversation.ts';
import { cutPieces, type Piece } from './pieces.ts';
import { type Lead, sameTopic, type Teller } from './teller.ts';

/** Answers are longer where one side only asks. */
const LONGER = 1.6;
/** "Working alone: Being a maintainer ...": what stands before the colon can be asked about. */
const LABEL = /^(\p{Lu}[^:.;!?“”"„«]{3,48}): (?=[\p{Lu}])/u;

/**
 * One asks and states nothing, the others answer: an interview with one guest, a panel with more. On a
 * panel the word goes round, by name.
 */
export class Moderated implements Teller {
  readonly #stage: Stage;
  readonly #host: number;
  readonly #guests: { slot: number; name: string }[];
  #guest = 0;
  #prompts = 0;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#host = (stage.speakers.find((s) => s.role === 'host') ?? stage.speakers[0]!).slot;
    this.#guests = stage.speakers.filter((s) => s.slot !== this.#host);
  }

  frame(text: string): void {
    this.#stage.list.sayOn(this.#host, 'frame', text);
  }

  again(line: Line): void {
    this.#stage.list.state(this.#guests[this.#guest]!.slot, [line], { kind: 'recap' });
  }

  tell(lines: readonly Line[], lead: Lead | undefined): void {
    const { topics, mostWords, questions } = this.#stage;
    const opens = (line: Line) => !line.quoted && questions.fitting(line) !== undefined;
    const pieces = cutPieces(lines, mostWords * LONGER, opens, topics);
    pieces.forEach((piece, i) => {
      this.#exchange(piece, i === 0 ? lead : this.#leadOf(piece));
    });
  }

  #leadOf({ heading }: Piece): Lead | undefined {
    return heading === undefined
      ? undefined
      : { text: this.#stage.phrases.subTransition(heading), topic: heading };
  }

  /** What is asked or said to bring an answer out, and the answer. */
  #exchange(piece: Piece, lead: Lead | undefined): void {
    const { list, questions } = this.#stage;
    const question = lead?.text.endsWith('?') ? undefined : this.#questionFor(piece, lead);
    const handsOver = this.#passOn(piece);
    if (question) {
      questions.note(question);
      if (lead && !sameTopic(lead, question.text, this.#stage.words)) this.frame(lead.text);
      list.sayOn(this.#host, 'question', this.#addressed(question.text, handsOver));
    } else this.#prompt(piece, lead, handsOver);
    list.state(
      this.#guests[this.#guest]!.slot,
      piece.lines,
      compact({
        first: question?.answer,
        change: question?.change,
      }),
    );
  }

  #questionFor(piece: Piece, lead: Lead | undefined): Question | undefined {
    const { questions, list } = this.#stage;
    const first = piece.lines[0]!;
    if (first.quoted) return undefined;
    return (
      questions.fitting(first, list.recent) ??
      labelAsked(first) ??
      (lead === undefined ? questions.turningTo(first, list.recent, list.spoken) : undefined)
    );
  }

  /** On a panel the next takes over, unless a thought would be handed on half told. */
  #passOn(piece: Piece): boolean {
    if (this.#guests.length < 2 || piece.lines[0]!.leans) return false;
    if (this.#stage.list.spoken.length > 0) this.#guest = (this.#guest + 1) % this.#guests.length;
    return true;
  }

  #addressed(question: string, handsOver: boolean): string {
    if (!handsOver) return question;
    return `${this.#guests[this.#guest]!.name}, ${question.replace(/\p{L}/u, (first) => first.toLowerCase())}`;
  }

  #prompt(piece: Piece, lead: Lead | undefined, handsOver: boolean): void {
    const { list, phrases } = this.#stage;
    const { name } = this.#guests[this.#guest]!;
    this.#prompts += 1;
    if (handsOver && lead?.topic !== undefined && phrases.fitsList(lead.topic))
      list.sayOn(this.#host, 'question', phrases.panel.handOver(name, this.#prompts, lead.topic));
    else if (lead !== undefined)
      list.sayOn(this.#host, lead.text.endsWith('?') ? 'question' : 'frame', lead.text);
    else if (handsOver) list.sayOn(this.#host, 'frame', phrases.panel.handOver(name, this.#prompts));
    else if (piece.follows) list.sayOn(this.#host, 'frame', phrases.interview.goOn(this.#prompts));
    else if (list.lastSpeaker !== this.#host)
      list.sayOn(this.#host, 'frame', phrases.untitledTransition(this.#prompts));
  }
}

function labelAsked({ text, leans }: Line): Question | undefined {
  const label = LABEL.exec(text);
  if (!label || leans) return undefined;
  const answer = text.slice(label[0].length);
  return { kind: 'label', text: `${label[1]!}?`, answer, change: `"${label[1]!}:" asked as a question` };
}
