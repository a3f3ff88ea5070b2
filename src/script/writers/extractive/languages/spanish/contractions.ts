/** "de" before a phrase with its article: "del mar", "de la mar". */
export function de(phrase: string): string {
  return /^el /i.test(phrase) ? `del ${phrase.slice(3)}` : `de ${phrase}`;
}

/** "a" before a phrase with its article: "al mar". */
export function a(phrase: string): string {
  return /^el /i.test(phrase) ? `al ${phrase.slice(3)}` : `a ${phrase}`;
}

/** "a", "a y b"; "y" is "e" before an i, "Juan e Isabel". */
export function listed(parts: readonly string[]): string {
  const comma = parts.some((p) => p.includes(',')) ? '; ' : ', ';
  if (parts.length < 2) return parts.join('');
  const last = parts.at(-1)!;
  const and = /^[«"]?\s?h?[ií](?![aeouáéóú])/i.test(last) ? 'e' : 'y';
  // A part with an "y" of its own is set off.
  const apart = parts.some((p) => / y /.test(p)) ? ',' : '';
  return `${parts.slice(0, -1).join(comma)}${apart} ${and} ${last}`;
}
