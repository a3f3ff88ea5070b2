import type { Rule } from '../../question.ts';

/**
 * A line that opens with a connective says what it is to the line before. The connective stays in the answer:
 * Dutch turns its word order round after it.
 */
export const connective: Rule = ({ text, line }) => {
  if (!line.leans) return undefined;
  const found = CONNECTIVES.find(({ opening }) => opening.test(text));
  return found && { kind: found.kind, text: found.questions[text.length % found.questions.length]! };
};

const CONNECTIVES: { kind: string; opening: RegExp; questions: string[] }[] = [
  {
    kind: 'example',
    opening:
      /^(?:Bijvoorbeeld|Een (?:\p{Ll}+ )?voorbeeld (?:daarvan|hiervan|ervan|is))(?!.*\b(?:moet|moeten)\b)/u,
    questions: ['Is daar een voorbeeld van?', 'Hebt u een voorbeeld?', 'Hoe ziet dat er in de praktijk uit?'],
  },
  {
    kind: 'consequence',
    opening: /^(?:Daarom|Daardoor|Hierdoor|Bijgevolg|Als gevolg (?:hiervan|daarvan))\b/,
    questions: ['En wat volgt daaruit?', 'En wat is het gevolg?'],
  },
];
