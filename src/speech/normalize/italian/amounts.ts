import { spoken } from '../../../languages/italian/spoken/spoken.ts';
import type { MoneyGrammar } from '../shared/money.ts';
import { unitTable } from '../shared/unit-table.ts';
import type { UnitGrammar } from '../shared/units.ts';
import { cardinal } from './number-words.ts';

export const money: MoneyGrammar = {
  ...spoken.money,
  withCents: (whole, cents) => `${whole} e ${cents}`,
  ofScale: () => 'di ',
};
export const units: UnitGrammar = {
  ...spoken.units,
  names: unitTable(spoken.units),
  power: (name, power) => {
    const many = /i$/.test(name);
    if (power === '2') return `${name} ${many ? 'quadrati' : 'quadrato'}`;
    if (power === '3') return `${name} ${many ? 'cubi' : 'cubo'}`;
    return `${name} alla ${cardinal(power.replace(/^[-+]/, ''))}`;
  },
  // "al secondo", "all'ora", "alla tonnellata".
  per: (name) =>
    /^[aeiou]/.test(name)
      ? `all'${name}`
      : /a(?:\s|$)/.test(name)
        ? `alla ${name}`
        : /^s[^aeiou]/.test(name)
          ? `allo ${name}`
          : `al ${name}`,
};
