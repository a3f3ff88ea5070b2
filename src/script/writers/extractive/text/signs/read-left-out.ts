import type { SignWords } from './sign-words.ts';

/** "ohne Energie + Lebensmittel": both are left out, and nothing is added. */
export function readLeftOut(text: string, { leftOut }: SignWords): string {
  if (!text.includes('+')) return text;
  const behind = new RegExp(
    `(?<=(?<!\\p{L})(${Object.keys(leftOut).join('|')})\\.? [^,;:.=→()]{1,60}) ?\\+ ?(?=\\p{L}{3})`,
    'giu',
  );
  return text.replace(behind, (_, word: string) => ` ${leftOut[word.toLowerCase()]!} `);
}
