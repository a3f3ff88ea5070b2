/** Counts spoken words: "well-known" is one, "," none. Scripts without spaces are segmented. */
export function countWords(text: string): number {
  if (UNSPACED.test(text)) return [...SEGMENTER.segment(text)].filter((s) => s.isWordLike).length;
  return text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
}

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]{2}/u;
const SEGMENTER = new Intl.Segmenter('und', { granularity: 'word' });
