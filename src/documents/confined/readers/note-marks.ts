const SUPERSCRIPT: Record<string, string> = {
  '0': '⁰',
  '1': '¹',
  '2': '²',
  '3': '³',
  '4': '⁴',
  '5': '⁵',
  '6': '⁶',
  '7': '⁷',
  '8': '⁸',
  '9': '⁹',
  '-': '⁻',
  '−': '⁻',
  '–': '⁻',
  '+': '⁺',
};

/** A raised number as Unicode has it: "10⁶", "m²". Without it, ten to the sixth would read as 106. */
export function raised(text: string): string {
  return [...text].map((mark) => SUPERSCRIPT[mark] ?? mark).join('');
}

/**
 * Whether raised text is the mark of a note, given the text before it: a symbol, or a number that
 * follows punctuation or a word too long for a unit.
 */
export function isBareNoteMark(text: string, before: string): boolean {
  if (/^[*∗†‡§¶#]+$/.test(text)) return true;
  if (!/^\[?\d{1,3}(?:\s?[,–-]\s?\d{1,3})*\]?$/.test(text)) return false;
  const word = /([\p{L}\p{N}]*)([^\p{L}\p{N}]*)$/u.exec(before);
  if (/[.,;:!?)”"’\]]$/.test(word?.[2] ?? '')) return !/\d\)$/.test(before);
  return /^\p{L}{4,}$/u.test(word?.[1] ?? '');
}
