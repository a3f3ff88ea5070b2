/** Other names under which documents and voices carry the same spoken language. */
const SAME: Record<string, string> = { cmn: 'zh', nb: 'no', nn: 'no', iw: 'he', in: 'id', pes: 'fa' };

function subtags(language: string): string[] {
  const [primary = '', ...rest] = language.toLowerCase().split(/[-_]/);
  return [SAME[primary] ?? primary, ...rest];
}

/** The language of voices that speak any: "multiple languages" in ISO 639-2. */
export const ANY_LANGUAGE = 'mul';

/** The language without its region, under the name that voices carry it by: "en-GB" -> "en". */
export function primaryLanguage(language: string): string {
  return subtags(language)[0] ?? language;
}

/** Whether both are kinds of one language: "en-GB" and "en". */
export function sameLanguage(a: string, b: string): boolean {
  if (a === ANY_LANGUAGE || b === ANY_LANGUAGE) return true;
  return primaryLanguage(a) === primaryLanguage(b);
}

/** Whether `language` is `wanted` or a narrower kind of it: "en-GB" is within "en", not the reverse. */
export function withinLanguage(language: string, wanted: string): boolean {
  if (language === ANY_LANGUAGE) return true;
  const have = subtags(language);
  return subtags(wanted).every((tag, i) => have[i] === tag);
}
