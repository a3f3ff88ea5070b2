import { pattern, tokens } from '../../kernel/patterns.ts';
import { findWrittenLanguage } from '../../kernel/rules/written-languages.ts';
import { aroundOrdinals } from '../../languages/german/speaking.ts';
import { ALL_PACKS, findPack } from '../../languages/packs.ts';

/*
 * Abbreviations after which a sentence goes on, whatever follows. Those that often end one ("usw.",
 * "etc.", "enz.") are left to Unicode's rule, and so are those that are words as well in their language.
 */
/** ... in every language but English, whose own list has its own. */
const ELSEWHERE = tokens`dr mr mrs prof st vs cf fig figs vol vols pp i.e e.g et`;

/** Only before a figure, for "mar" is the sea and "sept" is seven. */
const SHORT_MONTHS = new Set(ALL_PACKS.flatMap(({ speaking }) => speaking.shortMonths));

const sets = new Map<string, ReadonlySet<string>>();

function abbreviationsOf(language: string): ReadonlySet<string> {
  const known = sets.get(language);
  if (known) return known;
  const own = findPack(language)?.speaking.goesOn ?? [];
  const made = new Set(language === 'en' ? own : [...ELSEWHERE, ...own]);
  sets.set(language, made);
  return made;
}

/** In these a figure with a point is an ordinal: "am 3. Mai". */
const POINTED_ORDINALS: ReadonlySet<string> = new Set([
  ...ALL_PACKS.filter(({ reading }) => reading.ordinalStop).map(({ code }) => code),
  ...tokens`da nb nn no fi et lv cs sk pl hu hr sl sr bs is tr`,
]);
const BEFORE_ORDINAL = pattern('iu')`(?:^|[^\p{L}])${aroundOrdinals.before}\s\(?$`;
const AFTER_ORDINAL = pattern()`^${aroundOrdinals.after}`;

/** Whether the abbreviation or figure before a point leaves the sentence open. */
export function leavesOpen(before: string, after: string, language: string): boolean {
  const primary = language.split(/[-_]/)[0]?.toLowerCase() ?? '';
  const figure = /(?:^|[^\p{L}\p{N}.,])(?:\d{1,3}|[IVX]+)\.\s*$/u.exec(before);
  if (figure && POINTED_ORDINALS.has(primary)) {
    const lead = before.slice(0, figure.index + (/^[^\p{L}\p{N}]/u.test(figure[0]) ? 1 : 0));
    return BEFORE_ORDINAL.test(lead) || AFTER_ORDINAL.test(after);
  }
  const end = /(?:^|[\s("'“‘«„[])([\p{L}.-]+)\.\s*$/u.exec(before)?.[1];
  if (end === undefined) return false;
  // "z. B.", "p. ej.": single small letters are parts of one.
  if (primary !== 'en' && findWrittenLanguage(primary) && /^\p{Ll}$/u.test(end)) return true;
  if (SHORT_MONTHS.has(end.toLowerCase()) && /^\d/.test(after)) return true;
  return abbreviationsOf(primary).has(end.toLowerCase());
}
