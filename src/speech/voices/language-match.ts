/** Other names under which documents and voices carry the same spoken language. */
const SAME: Record<string, string> = { cmn: 'zh', nb: 'no', nn: 'no', iw: 'he', in: 'id', pes: 'fa' };

function subtags(language: string): string[] {
  const [primary = '', ...rest] = language.toLowerCase().split(/[-_]/);
  return [SAME[primary] ?? primary, ...rest];
}

/** The language of voices that speak any: "multiple languages" in ISO 639-2. */
export const ANY_LANGUAGE = 'mul';

/** Whether both are kinds of one language: "en-GB" and "en". */
export function sameLanguage(a: string, b: string): boolean {
  if (a === ANY_LANGUAGE || b === ANY_LANGUAGE) return true;
  return subtags(a)[0] === subtags(b)[0];
}

/** Whether `language` is `wanted` or a narrower kind of it: "en-GB" is within "en", not the reverse. */
export function withinLanguage(language: string, wanted: string): boolean {
  if (language === ANY_LANGUAGE) return true;
  const have = subtags(language);
  return subtags(wanted).every((tag, i) => have[i] === tag);
}
