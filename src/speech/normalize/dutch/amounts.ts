import { spoken } from '../../../languages/dutch/spoken/spoken.ts';
import type { MoneyGrammar } from '../shared/money.ts';
import { unitTable } from '../shared/unit-table.ts';
import type { UnitGrammar } from '../shared/units.ts';
import { cardinal } from './number-words.ts';

export const money: MoneyGrammar = {
  ...spoken.money,
  withCents: (whole, cents) => `${whole} ${cents}`,
  ofScale: () => '',
};
export const units: UnitGrammar = {
  ...spoken.units,
  names: unitTable(spoken.units),
  power: (name, power) => {
    const length = /meter$/.test(name);
    if (power === '2') return length ? `vierkante ${name}` : `${name} kwadraat`;
    if (power === '3') return length ? `kubieke ${name}` : `${name} tot de derde`;
    return `${name} tot de macht ${cardinal(power.replace(/^[-+]/, ''))}`;
  },
  per: (name) => `per ${name}`,
};
