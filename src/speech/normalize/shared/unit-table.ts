import type { UnitName, UnitWords } from '../../../languages/spoken-words.ts';

/** Which prefixes each base is really written with. */
const USED: Record<string, string> = {
  m: 'kdcmµμn',
  g: 'kmµμn',
  s: 'mµμn',
  mol: 'm',
  Hz: 'kMGT',
  Pa: 'hkMG',
  J: 'kMGm',
  W: 'kMGTm',
  Wh: 'kMGT',
  V: 'kMm',
  A: 'km',
  N: 'k',
  Ω: 'kM',
  eV: 'kMGT',
  L: 'mdch',
  l: 'mdch',
  bit: 'kMGT',
  B: 'kMGT',
  Bq: 'kMG',
  Sv: 'mµμ',
  cal: 'k',
};
/** Never alone: more often a letter, a name or a size than a unit. */
const NOT_ALONE = new Set(['A', 'B', 'N', 'bit', 'cal']);

/**
 * Every symbol with its names. `bases` are joined with the prefixes as `join` does; `others` stand as
 * they are and win.
 */
export function unitTable(
  { bases, prefixes, others }: Pick<UnitWords, 'bases' | 'prefixes' | 'others'>,
  join: (prefix: string, name: string) => string = (prefix, name) => prefix + name,
): ReadonlyMap<string, UnitName> {
  const names = new Map<string, UnitName>();
  for (const [base, [one, many, gender]] of Object.entries(bases)) {
    if (!NOT_ALONE.has(base)) names.set(base, [one, many, gender]);
    for (const letter of USED[base] ?? '') {
      const prefix = prefixes[letter] ?? '';
      names.set(letter + base, [join(prefix, one), join(prefix, many), gender]);
    }
  }
  for (const [symbol, name] of Object.entries(others)) names.set(symbol, name);
  return names;
}
