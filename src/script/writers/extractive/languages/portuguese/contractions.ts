const DE: Record<string, string> = { o: 'do', a: 'da', os: 'dos', as: 'das', um: 'de um', uma: 'de uma' };
const A: Record<string, string> = { o: 'ao', a: 'à', os: 'aos', as: 'às' };
const EM: Record<string, string> = { o: 'no', a: 'na', os: 'nos', as: 'nas', um: 'num', uma: 'numa' };

/** A preposition and a phrase with its article in one, in each half of "o sal e o mar". */
function joined(phrase: string, forms: Readonly<Record<string, string>>, bare: string): string {
  return phrase
    .split(/ e (?=(?:o|a|os|as|um|uma) )/)
    .map((half) => {
      const [article = '', ...rest] = half.split(' ');
      const form = forms[article.toLowerCase()];
      return form !== undefined && rest.length > 0 ? `${form} ${rest.join(' ')}` : `${bare} ${half}`;
    })
    .join(' e ');
}

/** "de" before a phrase: "do mar", "das ondas". */
export function de(phrase: string): string {
  return joined(phrase, DE, 'de');
}

/** "a" before a phrase: "ao mar", "à onda". */
export function a(phrase: string): string {
  return joined(phrase, A, 'a');
}

/** "em" before a phrase: "no mar", "numa onda". */
export function em(phrase: string): string {
  return joined(phrase, EM, 'em');
}

/** "a", "a e b", "a, b e c". */
export function listed(parts: readonly string[]): string {
  const comma = parts.some((p) => p.includes(',')) ? '; ' : ', ';
  if (parts.length < 2) return parts.join('');
  // A part with an "e" of its own is set off.
  const and = parts.some((p) => / e /.test(p)) ? ', e ' : ' e ';
  return `${parts.slice(0, -1).join(comma)}${and}${parts.at(-1)}`;
}
