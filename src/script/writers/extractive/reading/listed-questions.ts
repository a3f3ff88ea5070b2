import type { TurnRef } from '../../../../kernel/artifacts.ts';
import { words } from '../../../../kernel/patterns.ts';
import type { Language } from '../languages/language.ts';
import type { Line } from '../model.ts';
import { countWords } from '../text/count-words.ts';
import { makeLine, type SourceBlock } from './lines.ts';

/** More than this is not kept in mind as one list. */
const MOST_WORDS = 90;
const FEWEST_LEAD = 4;

/** Words of a lead that sets tasks: its questions are asked of the reader and answered nowhere. */
const TASKS = words`answer, answers, discuss, exercise, exercises, quiz, homework, assignment, essay, review, practice, test, faq`;

/**
 * A lead and a list of questions that are themselves what is told: "Ask yourself four things: Is it safe? Is it
 * yours? ..." One line, since none of them is said without the rest. Undefined for any other list.
 */
export function listedQuestions(group: readonly SourceBlock[], language: Language): Line | undefined {
  const [lead, ...items] = group;
  if (lead?.block.type !== 'paragraph' || items.length < 2) return undefined;
  if (!lead.block.text.endsWith(':') || countWords(lead.block.text) < FEWEST_LEAD) return undefined;
  const asks = items.every(
    ({ block, sentences }) =>
      block.type === 'list_item' && sentences.length === 1 && block.text.trim().endsWith('?'),
  );
  if (!asks || countWords(group.map(({ block }) => block.text).join(' ')) > MOST_WORDS) return undefined;
  const said = new Set(lead.block.text.toLowerCase().match(/\p{L}+/gu));
  if (TASKS.some((word) => said.has(word))) return undefined;
  return join(group, language);
}

function join(group: readonly SourceBlock[], language: Language): Line | undefined {
  const sentences = group.flatMap((part) => part.sentences);
  const parts = group.flatMap(({ sentences: own, block }) =>
    own.map((sentence) => ({ sentence, ...language.reading.speakable(sentence, block) })),
  );
  const refs = parts.map(({ sentence }): TurnRef => {
    return { sentenceId: sentence.id, edit: 'simplified', changes: ['list read with its lead'] };
  });
  const text = parts.map((part) => part.text).join(' ');
  const line = makeLine(text, sentences, group[0]!.block, refs, language, true);
  // "Here are three questions": they follow.
  const here = /^Here (?:is|are)\b/.test(text);
  if (line.fault === 'pointer' && here) delete line.fault;
  // "Is it safe?" asks about what the reader has in mind.
  const leans = !here && language.reading.leans(parts[0]!.text, true);
  return line.fault === undefined ? { ...line, leans } : undefined;
}
