/** Scripts written without spaces between words: Han, kana, Thai, Lao, Khmer, Burmese. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** Words as a reader would count them. */
export function countWords(text: string): number {
  if (!UNSPACED.test(text)) return text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
  let words = 0;
  const segmenter = new Intl.Segmenter('und', { granularity: 'word' });
  for (let at = 0; at < text.length; at += 20_000) {
    for (const part of segmenter.segment(text.slice(at, at + 20_000))) if (part.isWordLike) words += 1;
  }
  return words;
}
