import { capitalise } from '../../../text/letter-case.ts';
import type { Rule } from '../../question.ts';

/**
 * A line that opens with a connective says what it is to the line before: an example, a limit, a
 * consequence. The question takes the connective's place.
 */
export const connective: Rule = ({ text, line }) => {
  if (!line.leans) return undefined;
  for (const { kind, opening, questions } of CONNECTIVES) {
    const match = opening.exec(text);
    if (!match) continue;
    const rest = text.slice(match[0].length);
    // What is left must open as a sentence of its own.
    if (
      !/^["“]?(?:an?|the|in|on|at|when|if|as|some|many|most|all|not|no|each|every|there|it|they|he|she|this|these|those|while|for|one|two|three|\p{Lu}|\p{Ll}+s\b)/u.test(
        rest,
      )
    )
      return undefined;
    if (kind === 'example' && /\b(?:should|must|ought)\b/.test(rest)) return undefined;
    return {
      kind,
      text: questions[text.length % questions.length]!,
      answer: capitalise(rest),
      change: `"${match[0].trim()}" asked as a question`,
    };
  }
  return undefined;
};

const CONNECTIVES: { kind: string; opening: RegExp; questions: string[] }[] = [
  {
    kind: 'example',
    opening: /^(?:For example|For instance), /,
    questions: ['Can you give an example?', 'What would be an example?', 'Do you have an example?'],
  },
  {
    kind: 'contrast',
    opening:
      /^(?:However|Nevertheless|Nonetheless|Yet), |^But (?=(?:the|an?|in|some|many|most|not|there|it|they|if|when|\p{Lu}))/u,
    questions: ['Is that the whole story?', 'Is it really that simple?'],
  },
  {
    kind: 'consequence',
    opening: /^(?:As a result|Consequently|As a consequence), /,
    questions: ['And what follows from that?'],
  },
];
