import type { Script, Turn, TurnRef } from '../../artifacts.ts';
import { type FindWords, type FoundWord, wordFinder } from './find-words.ts';
import { sayInstead } from './say-instead.ts';

/** Why a word that is to be avoided stays. */
export type KeptFor = 'source' | 'quotation' | 'nothing_instead';

export interface WordOfTurn {
  turnId: string;
  word: string;
  /** What stands there now; absent: the word stays. */
  use?: string;
  keptFor?: KeptFor;
}

export interface BrandedTurn {
  turn: Turn;
  words: WordOfTurn[];
}

/** Marks that open and close what somebody else said. */
const QUOTES: readonly (readonly [string, string])[] = [
  ['“', '”'],
  ['„', '“'],
  ['«', '»'],
  ['"', '"'],
];

/** Brings the words of turns to a brand voice, by what their sentences say. */
export function turnBrander(
  settings: Parameters<typeof finderOf>[0],
  { language, sentences }: Pick<Script, 'language' | 'sentences'>,
): (turn: Turn) => BrandedTurn {
  const find = finderOf(settings);
  return (turn) => {
    const words: WordOfTurn[] = [];
    let { text, refs } = turn;
    const apart = stretchesApart(turn);
    // From the end, so that the places before stay what they are.
    for (const found of find(turn.text).reverse()) {
      const keptFor = whyKept(found, turn, sentences, find, apart);
      const { word, rule } = found;
      if (keptFor) words.unshift({ turnId: turn.id, word, keptFor });
      else {
        const use = rule.use as string;
        text = sayInstead(text, { ...found, use }, language);
        refs = refs.map((ref) => (isOf(ref, sentences, word, find) ? recorded(ref, word, use) : ref));
        words.unshift({ turnId: turn.id, word, use });
      }
    }
    return { turn: text === turn.text ? turn : { ...turn, text, refs }, words };
  };
}

function finderOf({
  words,
  spellings,
}: {
  words: Parameters<typeof wordFinder>[0];
  spellings: readonly string[];
}): FindWords {
  return wordFinder(words, spellings);
}

/** A word is the source's where a sentence that the turn rests on has it; else a host joins with it. */
function whyKept(
  { rule, word, start, end }: FoundWord,
  { refs }: Turn,
  sentences: Script['sentences'],
  find: FindWords,
  apart: readonly (readonly [number, number])[],
): KeptFor | undefined {
  if (rule.use === null) return 'nothing_instead';
  if (apart.some(([from, to]) => start >= from && end <= to)) return 'quotation';
  if (!rule.inSources && refs.some((ref) => isOf(ref, sentences, word, find))) return 'source';
  return undefined;
}

function isOf(
  { sentenceId }: TurnRef,
  sentences: Script['sentences'],
  word: string,
  find: FindWords,
): boolean {
  const small = word.toLowerCase();
  return find(sentences[sentenceId]?.raw ?? '').some((found) => found.word.toLowerCase() === small);
}

/** The sentence is no longer said as it stands: what became of its word is listed with it. */
function recorded(ref: TurnRef, word: string, use: string): TurnRef {
  const edit = ref.edit === 'verbatim' ? 'simplified' : ref.edit;
  return { ...ref, edit, changes: [...(ref.changes ?? []), `${word} -> ${use}`] };
}

/** Quotations, and what stands in another language: nobody else's words are changed. */
function stretchesApart({ text, foreign = [] }: Turn): (readonly [number, number])[] {
  const quoted = QUOTES.flatMap(([open, close]) => betweenMarks(text, open, close));
  const others = foreign.flatMap(({ text: words }) => {
    const at = text.indexOf(words);
    return at < 0 ? [] : [[at, at + words.length] as const];
  });
  return [...quoted, ...others];
}

function betweenMarks(text: string, open: string, close: string): (readonly [number, number])[] {
  const stretches: (readonly [number, number])[] = [];
  for (let at = text.indexOf(open); at >= 0; ) {
    const end = text.indexOf(close, at + 1);
    if (end < 0) break;
    stretches.push([at, end]);
    at = text.indexOf(open, end + 1);
  }
  return stretches;
}
