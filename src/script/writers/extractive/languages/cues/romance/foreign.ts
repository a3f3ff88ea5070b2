import { wordsOf } from '../cue-words.ts';
import type { Grammar } from './grammar.ts';

const ENGLISH =
  /^(?:the|of|and|you|this|that|these|with|is|are|was|were|be|been|have|has|would|will|can|also|their|his|not|your|from|which|it|by|to|any|for|when)$/;

/** Of a sentence's words, the share that are its language's own small words, at the least. */
const OWN = 0.2;
const OWN_BESIDE_ENGLISH = 0.3;
/** So many words without any small word of the language are another one. */
const FEWEST_WORDS = 7;

/** A sentence left in English, as translations, licences and quoted titles of code have them. */
export function isEnglish(text: string, grammar: Grammar): boolean {
  const words = wordsOf(text);
  const english = words.filter((word) => ENGLISH.test(word.lower)).length;
  const small = words.filter((word) => word.lower.length > 1 && grammar.functionWords.has(word.lower)).length;
  if (small === 0 && words.length >= FEWEST_WORDS) return true;
  if (english === 0) return false;
  const own = words.filter((word) => grammar.functionWords.has(word.lower)).length / words.length;
  return own < OWN || (english > 2 && own < OWN_BESIDE_ENGLISH);
}
