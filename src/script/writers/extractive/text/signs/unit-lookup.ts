import type { UnitName, UnitWords } from '../../../../../languages/spoken-words.ts';

/** Units that notes of medicine and chemistry write, and that need names of their own in every language. */
export type OwnUnit = 'mmHg' | 'mEq' | 'bpm' | 'd';

/** Finds what a symbol stands for: as it is, or with its prefix joined by `join`. */
export function unitLookup(
  { bases, prefixes, others }: Pick<UnitWords, 'bases' | 'prefixes' | 'others'>,
  own: Readonly<Record<OwnUnit, UnitName>>,
  join: (prefix: string, name: string) => string = (prefix, name) => prefix + name,
): (symbol: string) => UnitName | undefined {
  return (symbol) => {
    const whole = own[symbol as OwnUnit] ?? others[symbol] ?? bases[symbol];
    if (whole) return whole;
    const prefix = prefixes[symbol.charAt(0)];
    const base = bases[symbol.slice(1)];
    if (prefix === undefined || !base) return undefined;
    const [one, many, gender] = base;
    return [join(prefix, one), join(prefix, many), gender];
  };
}
