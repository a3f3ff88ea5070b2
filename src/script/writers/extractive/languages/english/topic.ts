import { words } from '../../../../../kernel/patterns.ts';
import { countWords } from '../../text/count-words.ts';
import type { Asked, Topic } from '../question.ts';
import { stem } from './stems.ts';
import { openingSubject, type Subject } from './subject.ts';

const EMPTY_HEADS = new Set(words`
  result, problem, question, point, thing, way, reason, answer, example, idea, case, fact, purpose, goal,
  aim, difference, effect, first, second, next, last, other, rest, part, kind, type, number, amount,
  majority, series, set, list, lot, one, many, most, some, few, trouble, key, trick, catch, lesson, time,
  day, year, end, beginning, history, story, key, matter, subject, topic, work, study, paper, report, book,
  article, author, authors, option, choice, step, solution, approach, method, process, system, situation,
  issue, task
`);

/** "The progress of public credit": says itself which is meant, whatever stood before it. */
const TELLS_WHICH =
  /^The \p{Ll}+ of (?!.*\b(?:former|latter|this|that|these|those|it|its|their|his|her|such|each)\b)/u;

/** The opening subject as it stands inside a question; undefined where it names nothing by itself. */
export function findTopic(asked: Asked, mostWords = 5): { text: string; subject: Subject } | undefined {
  const { letterCase, line } = asked;
  const subject = openingSubject(asked.text);
  if (!subject || (line.leans && !TELLS_WHICH.test(subject.text))) return undefined;
  if (countWords(subject.text) > mostWords) return undefined;
  if (EMPTY_HEADS.has(subject.head.lemma)) return undefined;
  // "Indirect potable reuse returns": a subject of the whole document is hardly its verb.
  if (subject.verb.pos === 'VERB' && asked.known.has(stem(subject.verb.text))) return undefined;
  if (/["“”(),;:]/.test(subject.text)) return undefined;
  if (/^\d/.test(subject.text) || !letterCase.sure(subject.text)) return undefined;
  if (!/\p{L}{2}/u.test(subject.head.text)) return undefined;
  return { text: letterCase.inside(subject.text), subject };
}

/** What "What about ...?" can ask for: a thing with "the", a plural, a name. */
export const askableTopic: Topic = (asked) => {
  const of = / of \p{L}/u.test(asked.text.slice(0, 60));
  const topic = findTopic(asked, of ? MOST_OF_WORDS : 4);
  if (!topic || !canBeNamed(topic.text, asked)) return undefined;
  return { text: topic.text, head: stem(topic.subject.head.text), bare: !/^the /i.test(topic.text) };
};

/** "the Secretary of the Treasury" */
const MOST_OF_WORDS = 6;

function canBeNamed(text: string, { line }: Asked): boolean {
  if (
    /^(?:an?|this|that|these|those|some|many|most|several|two|three|four|five|six|seven|each|every|no|few|all|any|his|her|its|their|our|your|\w+ing|people|everyone|there)\b/i.test(
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
