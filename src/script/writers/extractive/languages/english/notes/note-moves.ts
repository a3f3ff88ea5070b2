import { pattern } from '../../../../../../kernel/patterns.ts';
import { countWords } from '../../../text/count-words.ts';
import { analyse } from '../tokens.ts';
import { hasVerb } from './note-verbs.ts';
import { isPluralTerm } from './term-names.ts';

const UP = `(?:goes up|go up|up|↑+|rises?|increases?)`;

const DOWN = `(?:goes down|go down|down|↓+|falls?|decreases?)`;

const MOVE_AFTER = pattern(
  'iu',
)`^(.{1,50}?)\s*(?:(?<![\p{L}\p{N}])(${UP})|(?<![\p{L}\p{N}])(${DOWN})|(↑+)|(↓+))$`;

const MOVE_BEFORE = /^(?:(↑+)|(↓+))\s*(.{1,50})$/u;

export function readMove(text: string): { said: string; subject: string } | undefined {
  const trimmed = text.trim().replace(/(?<![.!])[.!]+$/, '');
  const after = MOVE_AFTER.exec(trimmed);
  const before = MOVE_BEFORE.exec(trimmed);
  const subject = (after?.[1] ?? before?.[3])?.trim();
  // "boil it down": somebody does it.
  if (subject && /(?:^|\s)(?:it|them|this|that|these|those|you|him|her|us|me)$/i.test(subject))
    return undefined;
  if (!subject || countWords(subject) > 5 || /[,;:=<>]|->|→/.test(subject) || hasVerb(subject))
    return undefined;
  // "Opens up": a verb with its particle, and nothing that rises.
  if (after?.[2] === 'up' || after?.[3] === 'down') {
    const [only, more] = analyse(subject.charAt(0).toLowerCase() + subject.slice(1));
    if (!more && only?.pos === 'VERB') return undefined;
  }
  const up = Boolean(after?.[2] ?? after?.[4] ?? before?.[1]);
  const word = (after?.[2] ?? after?.[3] ?? '').toLowerCase();
  // A verb of the notes' own stays.
  if (/^(?:rises?|falls?|increases?|decreases?|go)/.test(word)) return { said: trimmed, subject };
  return { said: `${subject} ${isPluralTerm(subject) ? 'go' : 'goes'} ${up ? 'up' : 'down'}`, subject };
}
