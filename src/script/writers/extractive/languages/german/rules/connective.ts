import type { Rule } from '../../question.ts';

/**
 * A line that opens with a connective says what it is to the line before. The connective stays in the answer:
 * German turns its word order round after it.
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
      /^(?:Zum Beispiel|Beispielsweise|Ein (?:\p{Ll}+ )?Beispiel (?:dafür|hierfür|ist))(?!.*\b(?:soll|muss|müssen)\b)/u,
    questions: ['Gibt es dafür ein Beispiel?', 'Haben Sie ein Beispiel?', 'Wie sieht das konkret aus?'],
  },
  {
    kind: 'consequence',
    opening: /^(?:Deshalb|Deswegen|Daher|Darum|Folglich|Infolgedessen)\b/,
    questions: ['Und was folgt daraus?', 'Und was ist die Folge?'],
  },
  {
    kind: 'contrast',
    opening: /^(?:Allerdings)\b/,
    questions: ['Gibt es da eine Einschränkung?'],
  },
];
