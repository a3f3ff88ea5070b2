import { stem } from './stems.ts';
import { analyse } from './tokens.ts';

/** Stems of nouns and names. */
export function nouns(text: string): string[] {
  return analyse(text)
    .filter((t) => t.pos === 'NOUN' || t.pos === 'PROPN')
    .map((t) => stem(t.text));
}

/** The names of a sentence, as languages/language.ts wants them. */
export function namesIn(text: string): { all: string[]; surnames: string[]; bare: string[] } {
  return { all: nameWords(text), surnames: surnamesIn(text), bare: bareNames(text) };
}

function nameWords(text: string): string[] {
  return analyse(text)
    .filter((t) => t.pos === 'PROPN' && /^\p{Lu}\p{Ll}+$/u.test(t.text))
    .map((t) => t.text);
}

/** The last words of names of several: "Lord Kelvin" -> Kelvin. */
function surnamesIn(text: string): string[] {
  const tokens = analyse(text);
  const name = (i: number) => tokens[i]?.pos === 'PROPN' && /^\p{Lu}\p{Ll}+$/u.test(tokens[i]!.text);
  return [
    ...tokens.filter((_, i) => name(i) && name(i - 1) && !name(i + 1)).map((t) => t.text),
    ...initials(text),
  ];
}

/** "H. M.": a person known by initials. */
function initials(text: string): string[] {
  return text.match(/\b\p{Lu}\. ?\p{Lu}\.(?! ?\p{Lu}\p{Ll})/gu) ?? [];
}

/** Names that stand without a first name or a title. */
function bareNames(text: string): string[] {
  const tokens = analyse(text);
  const name = (i: number) => tokens[i]?.pos === 'PROPN' && /^\p{Lu}/u.test(tokens[i]!.text);
  return tokens
    .filter((t, i) => name(i) && !name(i - 1) && !name(i + 1) && /^\p{Lu}\p{Ll}{2,}$/u.test(t.text))
    .map((t) => t.text);
}
