const ARTICLES: Record<string, [di: string, a: string, su: string]> = {
  il: ['del', 'al', 'sul'],
  lo: ['dello', 'allo', 'sullo'],
  la: ['della', 'alla', 'sulla'],
  i: ['dei', 'ai', 'sui'],
  gli: ['degli', 'agli', 'sugli'],
  le: ['delle', 'alle', 'sulle'],
};

/** A preposition and a phrase with its article in one: "del sale", "dell'acqua", "alle onde". */
function joined(phrase: string, which: 0 | 1 | 2, bare: string): string {
  // Each half of "il sale e il mare" takes its own.
  return phrase
    .split(/ e (?=(?:il|lo|la|i|gli|le|un|una) |l['’]|\p{Lu})/u)
    .map((half) => joinedOne(half, which, bare))
    .join(' e ');
}

function joinedOne(phrase: string, which: 0 | 1 | 2, bare: string): string {
  const elided = /^l(['’])/i.exec(phrase);
  if (elided) return `${['dell', 'all', 'sull'][which]}${phrase.slice(1)}`;
  const [article = '', ...rest] = phrase.split(' ');
  const found = ARTICLES[article.toLowerCase()];
  return found && rest.length > 0 ? `${found[which]} ${rest.join(' ')}` : `${bare} ${phrase}`;
}

/** "di" before a phrase: "del mare", "di un vulcano". */
export function di(phrase: string): string {
  return joined(phrase, 0, 'di');
}

/** "a" before a phrase: "al mare", "a un vulcano". */
export function a(phrase: string): string {
  return joined(phrase, 1, 'a');
}

/** "su" before a phrase: "sul mare". */
export function su(phrase: string): string {
  return joined(phrase, 2, 'su');
}

/** "a", "a e b"; "ed" before an e: "terra ed eruzioni". */
export function listed(parts: readonly string[]): string {
  const comma = parts.some((p) => p.includes(',')) ? '; ' : ', ';
  if (parts.length < 2) return parts.join('');
  const last = parts.at(-1)!;
  // A part with an "e" of its own is set off.
  const apart = parts.some((p) => / e /.test(p)) ? ',' : '';
  return `${parts.slice(0, -1).join(comma)}${apart} ${/^[«"]?\s?e/i.test(last) ? 'ed' : 'e'} ${last}`;
}
