import type { TextRange } from '../engine.ts';
import { americanSpelling } from './american-spelling.ts';

/** A word of the request and what flite is given for it. */
export interface FliteWord extends TextRange {
  said: string;
}

/** Words between two pauses. */
export interface FlitePhrase {
  words: { said: string; isStressed: boolean }[];
  /** What ends it: "," or "." and the like. */
  mark: string;
}

export interface FliteText {
  text: string;
  /** The same in its phrases. */
  phrases: FlitePhrase[];
  words: FliteWord[];
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*['’]?/gu;

/** Letters that do not come apart into a Latin letter and a mark. */
const LATIN: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ð: 'th',
  þ: 'th',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/** flite knows ASCII letters only and drops the rest of the word at the first other one. */
function toAscii(word: string): string {
  return word
    .replace(/’/g, "'")
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9']/g, (c) => LATIN[c] ?? '');
}

/**
 * A letter said by its name stands alone as a capital. flite reads "A" before other letters as the
 * article ("ax"), so it gets a spelling that always gives its name.
 */
function sayWord(word: string): string {
  return word === 'A' ? 'eigh' : americanSpelling(toAscii(word));
}

/** The strongest mark between two words decides the pause; quotes and brackets are silent to flite. */
function markOf(between: string): string {
  return /[.?!]/.exec(between)?.[0] ?? /[;:]/.exec(between)?.[0] ?? (between.includes(',') ? ',' : '');
}

/**
 * The request's text as flite is to get it. It begins with a space, without which a single word
 * would be taken for a file's name.
 *
 * @param stressed words of the text, in order
 */
export function fliteText(text: string, stressed: readonly TextRange[] = []): FliteText {
  const words: FliteWord[] = [];
  const phrases: FlitePhrase[] = [];
  let phrase: FlitePhrase['words'] = [];
  let from = 0;
  for (const match of text.matchAll(WORD)) {
    const said = sayWord(match[0]);
    const end = match.index + match[0].length;
    if (!said) continue;
    const mark = words.length > 0 ? markOf(text.slice(from, match.index)) : '';
    if (mark) {
      phrases.push({ words: phrase, mark });
      phrase = [];
    }
    const isStressed = stressed.some((range) => range.start < end && range.end > match.index);
    phrase.push({ said, isStressed });
    words.push({ start: match.index, end, said });
    from = end;
  }
  phrases.push({ words: phrase, mark: markOf(text.slice(from)) || '.' });
  return { text: ` ${phrases.map(phraseText).join(' ')} `, phrases, words };
}

function phraseText({ words, mark }: FlitePhrase): string {
  return `${words.map(({ said }) => said).join(' ')}${mark}`;
}
