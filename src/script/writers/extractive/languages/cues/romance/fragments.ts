import { wordsOf } from '../cue-words.ts';
import { isEnglish } from './foreign.ts';
import type { Grammar } from './grammar.ts';
import { isFiniteVerb } from './noun-phrases.ts';

/** Longer than this a sentence has a verb, whether the list knows it or not. */
const MOST_WORDS = 6;

/** What a language knows of its verbs beyond the list. */
export interface VerbSigns {
  /** Words that stand beside a finite verb only. */
  beside: RegExp;
  /** An infinitive at the start: "Enregistrer la vignette." */
  infinitive: RegExp;
}

/** What is no sentence of the language: one in English, a label with its gloss, a line without a verb. */
export function fragmentOf(text: string, grammar: Grammar, signs: VerbSigns): string | undefined {
  if (isEnglish(text, grammar)) return 'another language';
  if (/^[^:«“"]{1,30} ?: \p{Lu}\p{Ll}/u.test(text)) return 'label';
  const words = wordsOf(text);
  if (words.length > MOST_WORDS && !signs.infinitive.test(text)) return undefined;
  if (signs.beside.test(text) || words.some((word) => isFiniteVerb(word, grammar))) return undefined;
  return 'no verb';
}
