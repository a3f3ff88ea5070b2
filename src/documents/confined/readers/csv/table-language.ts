import type { WrittenLanguage } from '../../../../kernel/rules/written-languages.ts';
import { findWrittenLanguage } from '../../../../kernel/rules/written-languages.ts';
import { ALL_PACKS } from '../../../../languages/packs.ts';
import { languageByFunctionWords } from '../../language/function-words.ts';

const named = ALL_PACKS.map(({ code, reading }) => ({ code, words: new Set(reading.columns.named) }));

/**
 * The language that a table is written in, of those that it can be spoken about in: by its running
 * text if it has some, else by the words of its header. English where nothing speaks for another.
 */
export function languageOfTable(
  header: readonly string[],
  cells: readonly string[],
  lines: readonly string[],
): WrittenLanguage {
  const running = languageByFunctionWords(
    wordsOf([...lines, ...cells.filter((cell) => cell.split(' ').length > 4)]),
  );
  const written = running === null ? undefined : findWrittenLanguage(running);
  if (written) return written;
  const words = wordsOf([...header, ...lines]);
  const scored = named.map((list) => ({
    code: list.code,
    score: words.filter((word) => list.words.has(word)).length,
  }));
  scored.sort((a, b) => b.score - a.score);
  const [first, second] = scored;
  return first && second && first.score > second.score ? first.code : 'en';
}

function wordsOf(texts: readonly string[]): string[] {
  return texts.slice(0, 2000).flatMap((text) => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []);
}
