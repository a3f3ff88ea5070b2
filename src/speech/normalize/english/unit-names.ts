import { BASES, NOT_ALONE, OTHERS, PREFIXES, USED } from '../../../languages/english/spoken/units.ts';

function build(): Map<string, [string, string]> {
  const names = new Map<string, [string, string]>();
  for (const [base, [one, many]] of Object.entries(BASES)) {
    if (!NOT_ALONE.has(base)) names.set(base, [one, many]);
    for (const prefix of USED[base] ?? '')
      names.set(prefix + base, [PREFIXES[prefix] + one, PREFIXES[prefix] + many]);
  }
  for (const [symbol, words] of Object.entries(OTHERS)) names.set(symbol, words);
  return names;
}

/** Every symbol with its singular and plural. */
export const unitNames: ReadonlyMap<string, [string, string]> = build();
