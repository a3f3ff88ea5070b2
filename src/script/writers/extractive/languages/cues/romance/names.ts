import { splitWords, type Word } from '../cue-words.ts';
import type { Grammar } from './grammar.ts';

const PARTICLE = /^(?:de|d|du|des|di|da|del|della|dos|das|do|van|von|la|le|y)$/;

/** UTF-16 units before a word that say whether it opens a sentence. */
const BEFORE = 40;

/** The names of a sentence, told by their capitals, as languages/language.ts wants them. */
export function namesIn(
  text: string,
  grammar: Grammar,
): { all: string[]; surnames: string[]; bare: string[] } {
  const words = splitWords(text);
  const groups = groupsOf(text, words, grammar);
  const plain = (word: Word) => /^\p{Lu}[\p{Ll}\p{M}]+(?:-\p{Lu}\p{Ll}+)*$/u.test(word.text);
  return {
    all: groups.flatMap((group) => group.filter(plain).map((w) => w.text)),
    surnames: groups
      .filter((group) => group.length > 1 && plain(group.at(-1)!))
      .map((group) => group.at(-1)!.text),
    bare: groups
      .filter((group) => group.length === 1 && plain(group[0]!) && group[0]!.text.length > 2)
      .map((group) => group[0]!.text),
  };
}

/** Runs of capitalised words, particles between them left out: "Léonard de Vinci" is one. */
function groupsOf(text: string, words: readonly Word[], grammar: Grammar): Word[][] {
  const groups: Word[][] = [];
  let open: Word[] | undefined;
  words.forEach((word, i) => {
    const opens = i === 0 || /[.:!?«“"]\s*$/.test(text.slice(Math.max(0, word.start - BEFORE), word.start));
    const named = /^\p{Lu}/u.test(word.text) && !grammar.functionWords.has(word.lower);
    const next = words[i + 1];
    const alone = opens && !(next && /^\p{Lu}/u.test(next.text) && next.start - word.end === 1);
    if (named && !alone) {
      open ??= startGroup(groups);
      open.push(word);
    } else if (!(open && PARTICLE.test(word.lower) && next && /^\p{Lu}/u.test(next.text))) open = undefined;
    if (open && next && /[,;:.()]/.test(text.slice(word.end, next.start).replace(/^\. (?=\p{Lu})/u, '')))
      open = undefined;
  });
  return groups;
}

function startGroup(groups: Word[][]): Word[] {
  const group: Word[] = [];
  groups.push(group);
  return group;
}
