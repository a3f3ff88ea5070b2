import type { NoteWords } from '../../languages/note-words.ts';
import { countWords } from '../../text/count-words.ts';

/** What a line of notes is by its marks. */
export type Shape =
  | { kind: 'question'; question: string; answer?: string }
  | { kind: 'pair'; term: string; meaning: string; sign: 'is' | 'label' }
  | { kind: 'chain'; parts: string[] }
  | { kind: 'cases'; cases: { sign: string; rest: string }[] }
  | { kind: 'versus'; sides: [string, string]; rest?: string }
  | { kind: 'plain'; text: string };

export const ARROW = /(?<!\s)\s*(?:(?<!-)-+>|(?<!=)=+>|→|⇒|⟶|➔|➡️?|»)\s*/u;
const MOST_TERM_WORDS = 9;

/** Finds the shape of a rewritten note; `lead` is a bold beginning of it. */
export function findShape(text: string, lead: string | undefined, words: NoteWords): Shape {
  const cases = readCases(text);
  if (cases) return { kind: 'cases', cases };
  const question = readQuestion(text);
  if (question) return question;
  const pair = readPair(text, lead);
  if (pair) return pair;
  const parts = text.split(ARROW).map((part) => part.trim());
  if (parts.length > 1) return { kind: 'chain', parts };
  return readVersus(text, words) ?? { kind: 'plain', text };
}

/** ">1 elastic, <1 inelastic, =1 unit elastic": each case begins with a comparison. */
function readCases(text: string): { sign: string; rest: string }[] | undefined {
  const parts = text.split(/(?<!\s)\s*[,;]\s*(?=(?:and |or )?(?:[<>]=?|=[<>]?)\s?-?\d)/);
  if (parts.length < 2) return undefined;
  const cases = parts.map((part) => /^(?:and |or )?([<>]=?|=[<>]?)\s?(.+)$/.exec(part));
  if (cases.some((found) => !found)) return undefined;
  return cases.map((found) => ({ sign: found![1]!, rest: found![2]! }));
}

function readQuestion(text: string): Shape | undefined {
  const found = /^([^?]{3,200}\?)\s*(?:(?:-+>|=+>|→|⇒|[–:=-])\s*)?(.*)$/u.exec(text);
  if (!found) return undefined;
  const [, question, answer] = found;
  if (countWords(question!) < 2) return undefined;
  return answer!.trim() === ''
    ? { kind: 'question', question: question! }
    : { kind: 'question', question: question!, answer: answer!.trim() };
}

function readPair(text: string, lead: string | undefined): Shape | undefined {
  const bold = lead === undefined ? undefined : readLead(text, lead);
  if (bold) return bold;
  const found = /^(.{1,90}?)(\s*:\s+|\s+[–—-]\s+|\s*(?<![<>=!:])=(?![=>])\s*)(\S.*)$/u.exec(text);
  if (!found) return undefined;
  const [, term, mark, meaning] = found;
  if (
    ARROW.test(term!) ||
    /\b(?:where|when|if|because|that|which)\b/i.test(term!) ||
    /[.;?]\s/.test(term!) ||
    countWords(term!) > MOST_TERM_WORDS ||
    countWords(term!) === 0
  )
    return undefined;
  const sign = mark!.includes('=') ? 'is' : 'label';
  // "1914-1918 - war": figures and dates are labels too, "3 = 4" is a sum.
  if (sign === 'is' && !/\p{L}/u.test(meaning!))
    return /\p{L}/u.test(term!)
      ? { kind: 'pair', term: term!.trim(), meaning: meaning!.trim(), sign }
      : undefined;
  return { kind: 'pair', term: term!.trim(), meaning: meaning!.trim(), sign };
}

/** "**Osmosis** movement of water": what stands in bold is what the rest is about. */
function readLead(text: string, lead: string): Shape | undefined {
  if (!text.startsWith(lead) || countWords(lead) > MOST_TERM_WORDS) return undefined;
  const rest = text
    .slice(lead.length)
    .replace(/^\s*(?:[:=–—-]\s*)+/u, '')
    .trim();
  const marked = /^\s*[:=–—-]/u.test(text.slice(lead.length)) || /[:=]$/.test(lead);
  const term = lead.replace(/[:=–—-]$/u, '').trim();
  if (rest === '' || term === '') return undefined;
  if (!marked) return undefined;
  return { kind: 'pair', term, meaning: rest, sign: 'label' };
}

function readVersus(text: string, { versus }: NoteWords): Shape | undefined {
  for (const mark of versus) {
    const at = text.toLowerCase().indexOf(` ${mark} `);
    if (at < 1) continue;
    const [a, b] = [text.slice(0, at).trim(), text.slice(at + mark.length + 2).trim()];
    if (countWords(a) <= 5 && countWords(b) <= 6 && !/[.,;]/.test(a + b))
      return { kind: 'versus', sides: [a, b] };
  }
  return undefined;
}
