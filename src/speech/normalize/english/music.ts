import { after, before, type Rule } from '../rule.ts';

/** Not after a number, where "5 Gb" is an amount, and "Eb" alone may be somebody's name. */
function flat(match: RegExpExecArray): string | undefined {
  const [, letter = ''] = match;
  const musical = /^(?:\s?\/|\s(?:major|minor|flat|sharp|key|scale|chord|dur|moll)\b)/i.test(after(match));
  if (/\d\s?$/.test(before(match))) return undefined;
  return musical || /(?:flat|sharp)?\s?\/\s?$/.test(before(match)) || letter === 'B'
    ? `${letter} flat`
    : undefined;
}

/** Keys and notes of music: "Db/Eb", "Bb minor". */
export const musicRules: readonly Rule[] = [
  { pattern: /(?<![\p{L}\p{N}])([A-G])b(?![\p{L}\p{N}.])/gu, say: (m) => flat(m) },
];
