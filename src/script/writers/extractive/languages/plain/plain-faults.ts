import { countWords } from '../../text/count-words.ts';

const MOST_WORDS = 70;

/** What can be told of a sentence in any language: addresses, code, brackets, figures, capitals. */
export function plainFault(text: string): string | undefined {
  if (!/\p{L}{2}|\p{Script=Han}/u.test(text)) return 'too short';
  if (countWords(text) > MOST_WORDS) return 'too long';
  if (/https?:|www\.|\S@[^\s@]{1,255}\.\w|\bdoi\b|©/i.test(text)) return 'address';
  if (/[{}|\\<>=`_~^]|::|->|=>/.test(text)) return 'code';
  if (/[∑∫√∂∆∇≠∈∀∃∞]/.test(text)) return 'formula';
  if (/[[\]]|\.\.\.\.|…{2}/.test(text)) return 'brackets';
  if ((text.match(/\d[\d.,]*/g) ?? []).length > 6) return 'too many figures';
  if (!/[.!?:。！？।؟…»"”’')]$/.test(text)) return 'does not end as a sentence';
  return undefined;
}
