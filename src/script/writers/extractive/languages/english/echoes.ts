import { pattern, words } from '../../../../../kernel/patterns.ts';

const LIMITS = words`
  more than, less than, fewer than, at least, at most, up to, over, under, about, around, nearly, almost, roughly,
  approximately, only, just, every
`;
const UNITS = words`
  percent, per cent, years?, months?, weeks?, days?, hours?, minutes?, seconds?, metres?, meters?, kilometres?, kilometers?,
  miles?, feet, tonnes?, tons?, litres?, liters?, kilograms?, grams?, degrees, people, dollars, euros, pounds, times, words,
  votes, members, students, households, families, species, countries, ships, men, women, children, trees
`;
const LIMITED = pattern(
  'i',
)`(?<![\p{L}\d])${LIMITS} (?:a |the )?(?:\d[\d.,]{0,12}|a|one|two|three|four|five|six|seven|eight|nine|ten|half) (?:million |billion |thousand |hundred )?${UNITS}\b`;
const OFTEN =
  /\b(?:once|twice|(?:two|three|four|five|six|\d{1,3}) times) (?:a|an|every|each|per) (?:second|minute|hour|day|night|week|month|year|decade|century)\b/i;
const QUOTED = /(?:“|(?<![\p{L}\d])")(\p{L}[\p{L} '’-]{3,30})(?:”|"(?!\p{L}))/u;
const MOST_QUOTED_WORDS = 4;
const SUPERLATIVE =
  /\bthe (?:first|only|largest|biggest|oldest|longest|highest|tallest|deepest|smallest|fastest|best|worst|most \p{Ll}+) (?:\p{Ll}+ ){1,3}(?:in|on) (?:the )?[\p{L}]+(?=[.,;])/u;

/**
 * What a listener may say back of a sentence, as it stands in it, the most telling first: a term in quotation
 * marks, how often, how much at most or least, or the greatest of all.
 */
export function echoes(text: string): string[] {
  const quoted = QUOTED.exec(text)?.[1]?.trim();
  const found = [
    quoted !== undefined && quoted.split(' ').length <= MOST_QUOTED_WORDS ? quoted : undefined,
    OFTEN.exec(text)?.[0],
    LIMITED.exec(text)?.[0],
    SUPERLATIVE.exec(text)?.[0],
  ];
  return found.filter((echo) => echo !== undefined);
}
