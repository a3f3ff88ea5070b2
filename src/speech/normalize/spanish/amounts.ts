import { spoken } from '../../../languages/spanish/spoken/spoken.ts';
import type { MoneyGrammar } from '../shared/money.ts';
import { unitTable } from '../shared/unit-table.ts';
import type { UnitGrammar } from '../shared/units.ts';
import { cardinal } from './number-words.ts';

export const money: MoneyGrammar = {
  ...spoken.money,
  withCents: (whole, cents) => `${whole} con ${cents}`,
  ofScale: () => 'de ',
};
export const units: UnitGrammar = {
  ...spoken.units,
  names: unitTable(spoken.units),
  power: (name, power, many) => {
    const plural = many && /s$/.test(name) ? 's' : '';
    if (power === '2') return `${name} cuadrado${plural}`;
    if (power === '3') return `${name} cúbico${plural}`;
    return `${name} a la ${cardinal(power.replace(/^[-+]/, ''))}`;
  },
  per: (name) => `por ${name}`,
};
