import type { Line } from '../reading/model.ts';
import type { LetterCase } from '../text/letter-case.ts';
import { stem } from '../text/stems.ts';
import { type Asked, asked, type Question, type Rule, topicOf } from './question.ts';
import { action, extent, maker, place } from './rules/action.ts';
import { cause, source } from './rules/cause.ts';
import { connective } from './rules/connective.ts';
import { definition, naming } from './rules/definition.ts';
import { amount, condition, event, kinds, origin, use } from './rules/event.ts';

/** The most telling first. A question is chosen by what the answer states, never the other way round. */
const RULES: Rule[] = [
  kinds,
  definition,
  naming,
  cause,
  source,
  use,
  origin,
  maker,
  place,
  extent,
  event,
  condition,
  amount,
  action,
  connective,
];

/** How often one kind may be asked in a show; what is not named here, as often as it fits. */
const MOST: Record<string, number> = {
  contrast: 1,
  consequence: 2,
  example: 3,
  naming: 2,
  topic: 6,
  action: 2,
  amount: 2,
  event: 3,
  condition: 4,
};

/** Remembers what was asked, so that a show never asks the same twice nor always the same way. */
export class Questions {
  readonly #asked = new Set<string>();
  readonly #counts = new Map<string, number>();
  readonly #letterCase: LetterCase;
  readonly #known: ReadonlySet<string>;

  constructor(letterCase: LetterCase, known: ReadonlySet<string>) {
    this.#letterCase = letterCase;
    this.#known = known;
  }

  /** The question that the line answers, if any is sure enough. */
  fitting(line: Line, recent: readonly Line[] = []): Question | undefined {
    const about = asked(line, this.#letterCase, this.#known);
    for (const rule of RULES) {
      const question = rule(about);
      if (question && this.#free(question) && !heardOf(question, recent)) return question;
    }
    return undefined;
  }

  /** "What about X?", for a line that changes the subject; `recent` are the lines just heard, `before` all so far. */
  turningTo(line: Line, recent: readonly Line[], before: readonly Line[]): Question | undefined {
    const about = asked(line, this.#letterCase, this.#known);
    const topic = topicOf(about, 4);
    if (!topic || !isTopic(topic.text, about)) return undefined;
    const head = stem(topic.subject.head.text);
    if (recent.length === 0 || this.#known.has(head) || recent.some((r) => r.stems.has(head)))
      return undefined;
    // One asks about what one has heard of.
    if (!before.some((l) => l.stems.has(head))) return undefined;
    const forms = [`What about ${topic.text}?`, `Tell me about ${topic.text}.`, `And ${topic.text}?`];
    const question = { kind: 'topic', text: forms[(this.#counts.get('topic') ?? 0) % forms.length]! };
    return this.#free(question) ? question : undefined;
  }

  note(question: Question): void {
    this.#asked.add(question.text);
    this.#counts.set(question.kind, (this.#counts.get(question.kind) ?? 0) + 1);
  }

  #free(question: Question): boolean {
    return (
      !this.#asked.has(question.text) && (this.#counts.get(question.kind) ?? 0) < (MOST[question.kind] ?? 99)
    );
  }
}

/** "What happened in 1865?" is no question to one who has just heard of 1865. */
function heardOf(question: Question, recent: readonly Line[]): boolean {
  const year = question.kind === 'event' ? /\d{4}/.exec(question.text)?.[0] : undefined;
  return year !== undefined && recent.some((line) => line.text.includes(year));
}

/** Something one can ask about by name: a thing with "the", a plural, a name. */
function isTopic(text: string, { line }: Asked): boolean {
  if (
    /^(?:an?|some|many|most|several|each|every|no|few|all|any|his|her|its|their|our|your|\w+ing|people|everyone|there)\b/i.test(
      text,
    )
  )
    return false;
  if (/^the /.test(text)) return true;
  return (
    /s$/.test(text) ||
    /\p{Lu}/u.test(text.charAt(0)) ||
    line.block.spans?.some((s) => s.kind === 'strong') === true
  );
}
