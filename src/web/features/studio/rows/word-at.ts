/** Longer than this nothing is said otherwise than it is written (kernel/contracts/script.ts), in characters. */
const MOST = 100;

/** The words of a stretch of a text, or the word that a caret stands at; undefined where there is none. */
export function wordAt(text: string, from: number, to: number): string | undefined {
  const range = wordRangeAt(text, from, to);
  return range && text.slice(range.start, range.end);
}

/** Where those words stand in the text: whole words, without the marks around them. */
export function wordRangeAt(
  text: string,
  from: number,
  to: number,
): { start: number; end: number } | undefined {
  const stretch = from < to ? { start: from, end: to } : around(text, from);
  if (!stretch) return undefined;
  const written = text.slice(stretch.start, stretch.end);
  const start = stretch.start + (/^[^\p{L}\p{N}]+/u.exec(written)?.[0].length ?? 0);
  const end = stretch.end - (/(?<=[\p{L}\p{N}])[^\p{L}\p{N}]+$/u.exec(written)?.[0].length ?? 0);
  return start < end && end - start <= MOST ? { start, end } : undefined;
}

function around(text: string, at: number): { start: number; end: number } | undefined {
  const words = text.matchAll(/[\p{L}\p{M}\p{N}'’-]+/gu);
  for (const { 0: word, index } of words)
    if (index <= at && at <= index + word.length) return { start: index, end: index + word.length };
  return undefined;
}
