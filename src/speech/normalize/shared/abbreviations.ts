import type { Abbreviations } from '../../../languages/spoken-words.ts';
import { after, type Rule } from '../rule.ts';
import { escaped } from './written-number.ts';

const compact = (written: string) => written.replace(/\s/g, '');

function alternatives(table: Record<string, string>): string {
  return Object.keys(table)
    .sort((a, b) => b.length - a.length)
    .map((key) => escaped(key).replace(/ /g, String.raw`\s?`))
    .join('|');
}

/** The point of an abbreviation that ends the sentence is also the sentence's. */
export function saidInFull(match: RegExpExecArray, words: string): string {
  return match[0].endsWith('.') && /^["'»”)\]\s]*$/.test(after(match)) ? `${words}.` : words;
}

function rule(table: Record<string, string>, behind: string, flags: string): Rule[] {
  if (Object.keys(table).length === 0) return [];
  const fold = (key: string) => (flags.includes('i') ? compact(key).toLowerCase() : compact(key));
  // "J. S. Bach", "Michael D. Coe": after a name or another capital these are initials.
  const initial = flags.includes('i') ? '' : String.raw`|\p{Lu}\.\s|\p{Lu}\p{Ll}{2,}\s(?=[DHRS]\.\s\p{Lu})`;
  const words = new Map(Object.entries(table).map(([key, said]) => [fold(key), said]));
  return [
    {
      pattern: new RegExp(
        String.raw`(?<![\p{L}\p{N}.&]${initial})(?:${alternatives(table)})${behind}`,
        flags,
      ),
      say: (m) => {
        const said = words.get(fold(m[0]));
        return said === undefined ? undefined : saidInFull(m, said);
      },
    },
  ];
}

export function abbreviationRules({ always, beforeName, beforeNumber }: Abbreviations): Rule[] {
  return [
    ...rule(beforeName, String.raw`(?=\s\p{Lu})`, 'gu'),
    ...rule(beforeNumber, String.raw`(?=\s?(?:\d|[IVXLC]+(?!\p{L})))`, 'giu').map(
      (r): Rule => ({
        pattern: r.pattern,
        say: (m) => {
          const said = r.say(m);
          return said === undefined || /^\s/.test(after(m)) ? said : `${said} `;
        },
      }),
    ),
    ...rule(always, String.raw`(?!\p{L})`, 'gu'),
  ];
}
