import { countWords } from '../../../text/count-words.ts';
import { capitalise, type LetterCase } from '../../../text/letter-case.ts';
import type { Asked, Question, Rule, Topic } from '../../question.ts';
import type { Grammar } from './grammar.ts';
import { openingSubject, type Subject } from './noun-phrases.ts';
import { straight } from './patterns.ts';

/** A subject as it stands inside a question. */
export interface Named {
  text: string;
  subject: Subject;
}

/** The opening subject of a line, undefined where it names nothing by itself. */
export function namedIn(asked: Asked, grammar: Grammar, most = 6): Named | undefined {
  const subject = openingSubject(asked.text, grammar);
  if (!subject || asked.line.leans || countWords(subject.text) > most) return undefined;
  if (grammar.emptyHeads.has(subject.head.lower) || /^\d/.test(subject.text)) return undefined;
  if (!asked.letterCase.sure(subject.text)) return undefined;
  return { text: asked.letterCase.inside(subject.text), subject };
}

/** Asks about a sentence's subject by what its predicate, from the verb on, says of it. */
export interface Predicate {
  kind: string;
  /** Anchored at the verb. */
  says: RegExp;
  /** Anchored at the verb: what only looks so, such as a judgement. */
  unless?: RegExp;
  ask(named: Named, match: RegExpExecArray): string | undefined;
  /** The longest subject, in words; usual: 6. */
  most?: number;
}

export function predicateRule({ kind, says, unless, ask, most }: Predicate, grammar: Grammar): Rule {
  return (asked) => {
    const named = namedIn(asked, grammar, most);
    if (!named || named.subject.negated) return undefined;
    const predicate = straight(asked.text.slice(named.subject.verb.start));
    const match = says.exec(predicate);
    const text = match && !unless?.test(predicate) ? ask(named, match) : undefined;
    return text === undefined ? undefined : { kind, text };
  };
}

const MOST_CLAUSE_WORDS = 16;

/** "X does so because ...": `because` splits, `ask` makes the question of the clause before it. */
export function causeRule(because: RegExp, ask: (clause: string) => string, grammar: Grammar): Rule {
  return (asked) => {
    const named = namedIn(asked, grammar, 7);
    const split = because.exec(asked.text);
    if (!named || !split || split.index < named.subject.verb.end) return undefined;
    const rest = asked.text.slice(named.subject.text.length, split.index).trim();
    if (/[,;:–—"“”«»(]/.test(rest) || countWords(rest) < 1) return undefined;
    if (countWords(rest) + countWords(named.text) > MOST_CLAUSE_WORDS) return undefined;
    return { kind: 'cause', text: ask(`${named.text} ${rest}`) };
  };
}

/** "In 1953, ...": group 1 of `opening` is the year; `state` tells what lasted and did not happen. */
export function yearRule(opening: RegExp, state: RegExp, ask: (year: string) => string): Rule {
  return ({ text, line }) => {
    const year = opening.exec(text);
    if (!year || line.leans || state.test(text)) return undefined;
    return { kind: 'event', text: ask(year[1]!) };
  };
}

/** "When ..., ...": groups of `opening` are the conjunction and its clause. */
export function conditionRule(
  opening: RegExp,
  holding: RegExp,
  ask: (conjunction: string, clause: string) => string | undefined,
): Rule {
  return ({ text, line, letterCase }) => {
    const match = opening.exec(straight(text));
    if (!match || line.leans || holding.test(match[2]!)) return undefined;
    const question = ask(match[1]!.toLowerCase(), letterCase.inside(match[2]!));
    return question === undefined ? undefined : { kind: 'condition', text: question };
  };
}

/** A whole sentence told by its pattern; the line must stand by itself unless `leaning`. */
export function patternRule(
  kind: string,
  says: RegExp,
  ask: (match: RegExpExecArray, asked: Asked) => string | undefined,
  leaning = false,
): Rule {
  return (asked) => {
    if (asked.line.leans !== leaning) return undefined;
    const match = says.exec(straight(asked.text));
    const text = match ? ask(match, asked) : undefined;
    return text === undefined ? undefined : { kind, text };
  };
}

export interface Connective {
  kind: string;
  /** The connective with its comma, at the start. */
  opening: RegExp;
  questions: readonly string[];
}

/** A line that opens with a connective: the question takes its place. `begins`: how a sentence may open. */
export function connectiveRule(connectives: readonly Connective[], begins: RegExp): Rule {
  return ({ text, line }): Question | undefined => {
    if (!line.leans) return undefined;
    const plain = straight(text);
    const found = connectives.find(({ opening }) => opening.test(plain));
    const match = found?.opening.exec(plain);
    if (!found || !match) return undefined;
    const rest = text.slice(match[0].length);
    if (!begins.test(straight(rest))) return undefined;
    return {
      kind: found.kind,
      text: found.questions[text.length % found.questions.length]!,
      answer: capitalise(rest),
      change: `"${match[0].trim()}" asked as a question`,
    };
  };
}

/** What "What about ...?" can ask for: a thing with its definite article, or a name. */
export function topicRule(grammar: Grammar): Topic {
  return (asked) => {
    const named = namedIn(asked, grammar, 5);
    if (!named) return undefined;
    const { subject, text } = named;
    const first = subject.words[0]!;
    if (!grammar.definite.has(first.lower) && !/^\p{Lu}/u.test(text)) return undefined;
    return { text, head: grammar.stems.stem(subject.head.text) };
  };
}

const MOST_TITLE_WORDS = 6;

/** What a sentence is about, without its article, where that can name a chapter. */
export function findSubject(text: string, letterCase: LetterCase, grammar: Grammar): string | undefined {
  const subject = openingSubject(text, grammar);
  if (!subject || countWords(subject.text) > MOST_TITLE_WORDS) return undefined;
  if (grammar.emptyHeads.has(subject.head.lower)) return undefined;
  const [first, second] = subject.words;
  const article = grammar.definite.has(first!.lower) || grammar.indefinite.has(first!.lower);
  const from = article && second ? second.start : 0;
  return from > 0 ? subject.text.slice(from) : letterCase.inside(subject.text);
}
