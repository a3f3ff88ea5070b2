/** Beginnings that are written with a vowel and said without one, and the other way round. */
const SAID_AS_CONSONANT = ['eu', 'one', 'uni', 'use', 'usu', 'uti', 'ura', 'ure'];
const SAID_AS_VOWEL = ['heir', 'honest', 'honor', 'honour', 'hour'];

/**
 * Puts other words in the place of some: as they are written, but for a capital at the start of a sentence and, in
 * English, an article before them that would not fit any more.
 */
export function sayInstead(
  text: string,
  { start, end, use }: { start: number; end: number; use: string },
  language: string,
): string {
  const word = text.slice(start, end);
  const before = language === 'en' ? fitArticle(text.slice(0, start), word, use) : text.slice(0, start);
  return before + likeWritten(word, use) + text.slice(end);
}

/** "Utilize" at the start of a sentence is "Use"; a name that begins small, such as "iPhone", stays as it is. */
function likeWritten(word: string, use: string): string {
  const isCapital = /^\p{Lu}(?!\p{Lu})/u.test(word) && use === use.toLowerCase();
  return isCapital ? use.charAt(0).toUpperCase() + use.slice(1) : use;
}

function fitArticle(before: string, word: string, use: string): string {
  const [was, is] = [beginsWithVowel(word), beginsWithVowel(use)];
  if (was === is) return before;
  const article = was ? 'an ' : 'a ';
  const stands = before.slice(-article.length).toLowerCase() === article;
  const isWhole = !/[\p{L}\p{N}]/u.test(before.at(-article.length - 1) ?? ' ');
  if (!stands || !isWhole) return before;
  return `${before.slice(0, -article.length)}${before.at(-article.length)}${is ? 'n ' : ' '}`;
}

function beginsWithVowel(word: string): boolean {
  const small = word.toLowerCase();
  if (SAID_AS_VOWEL.some((start) => small.startsWith(start))) return true;
  return 'aeiou'.includes(small.charAt(0)) && !SAID_AS_CONSONANT.some((start) => small.startsWith(start));
}
