import { pattern, words } from '../../../../../../kernel/patterns.ts';

const YEAR = String.raw`(?:1[5-9]|20)\d{2}`;

/** Words in capitals behind which a year is no date of theirs: a month, or a thing that is counted. */
const NOT_BEFORE = words`
  Jan, January, Feb, February, Mar, March, Apr, April, May, June?, July?, Aug, August, Sept?, September, Oct, October, Nov, November,
  Dec, December, Act, Rule, Article, Section, Windows, Office, Room, Summer, Winter, Spring, Autumn, Fall, Circa, Mid, Early, Late,
  In, Since, From, Until, By, Before, After, During, About, Around, Of, To, The, And, Treaty, Convention, Directive, Regulation, Olympics
`;

/** "Loftus and Palmer 1974: ...": when somebody showed it. */
const OF_SOMEBODY = pattern('gu')`
  (?<=(?<!\p{L})(?!${NOT_BEFORE}(?!\p{L}))\p{Lu}\p{Ll}{2,20}) (?=${YEAR}(?![\d–-])(?=[:,;.]|$|\s\p{Ll}{3}))
`;

/** "Godden and Baddeley in 1975 divers": what was studied stands behind a rest. */
const GOES_ON = pattern(
  'gu',
)`(?<=\p{Lu}\p{Ll}{2,20} in )(${YEAR}) ?(?= (?!(?:by|in|and|or|for|with|on|at|to|from|of|was|is|were|are|had|has|that|when|which|who)\b)\p{Ll}{3})`;

/** "added 2000", "removed 1953". */
const DONE = pattern('gu')`(?<=\p{Ll}{3}ed) (?=${YEAR}(?![\d–-])(?:[:,;.)]|$))`;

/** "the 1970s" of "stagflation 1970s". */
const DECADE = pattern('gu')`(?<=(?!the |early |late |mid )\p{Ll}{4}) (?=(?:1[5-9]|20)\d0s(?!\p{L}))`;

export function readYears(text: string): string {
  return text
    .replace(OF_SOMEBODY, ' in ')
    .replace(GOES_ON, '$1,')
    .replace(DONE, ' in ')
    .replace(DECADE, ' in the ');
}
