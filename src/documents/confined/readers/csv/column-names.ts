import { pattern } from '../../../../kernel/patterns.ts';
import { ALL_PACKS } from '../../../../languages/packs.ts';

/*
 * What a column holds, told from its name in seven languages. Names are matched word by word, so
 * that "Idaho" is no id and "Number of visitors" no number plate.
 */
const columns = ALL_PACKS.map(({ reading }) => reading.columns);
const YEAR = new Set(columns.flatMap(({ year }) => year));
const CODE = new Set(columns.flatMap(({ code }) => code));
const RATE = new Set(columns.flatMap(({ rate }) => rate));
const SUM = pattern('i')`^${columns.flatMap(({ sum }) => sum)}\b`;
const PERCENT = pattern('i')`[%‰]|${columns.flatMap(({ percent }) => percent)}`;

/** "Number of", "Nombre de", "Anzahl": what follows is counted. */
const COUNTED = pattern('i')`\b${columns.flatMap(({ counted }) => counted)}|^#\s*of\b`;

function wordsOf(name: string): string[] {
  return name.toLowerCase().match(/[\p{L}\p{N}º°]+/gu) ?? [];
}

/** "Visitors a year" and "Sales per month" are neither years nor months. */
function bare(name: string): string {
  return name
    .replace(/\([^)]*\)/g, ' ')
    .replace(
      /\b(?:a|an|per|each|every|pro|je|im|par|por|al|all['’]|à l['’]|by|ao|in het)\s*[\p{L}]+\s*$/iu,
      ' ',
    );
}

export function isYearName(name: string): boolean {
  const found = wordsOf(bare(name));
  return found.length <= 3 && found.some((word) => YEAR.has(word));
}

export function isCodeName(name: string): boolean {
  return !COUNTED.test(name) && wordsOf(bare(name)).some((word) => CODE.has(word));
}

export function isRateName(name: string): boolean {
  return (
    /[%‰°]|\/|\bper\b|\bpro\b/i.test(name) ||
    wordsOf(name).some(
      (word) => RATE.has(word) || /(?:rate|quote|preis|temperatur|höhe|alter|anteil|dichte)$/.test(word),
    )
  );
}

/** Rows that sum others up. */
export function isSumLabel(label: string): boolean {
  return SUM.test(label.trim());
}

/** Whether a column holds shares, which are not added up. */
export function isPercentName(name: string): boolean {
  return PERCENT.test(name);
}
