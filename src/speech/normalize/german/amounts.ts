import { spoken } from '../../../languages/german/spoken/spoken.ts';
import type { MoneyGrammar } from '../shared/money.ts';
import { unitTable } from '../shared/unit-table.ts';
import type { UnitGrammar } from '../shared/units.ts';
import { cardinal } from './number-words.ts';

export const money: MoneyGrammar = {
  ...spoken.money,
  withCents: (whole, cents) => `${whole} ${cents}`,
  ofScale: () => '',
};

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

export const units: UnitGrammar = {
  ...spoken.units,
  names: unitTable(spoken.units, (prefix, name) => capital(prefix) + lower(name)),
  power: (name, power) =>
    power === '2'
      ? `Quadrat${lower(name)}`
      : power === '3'
        ? `Kubik${lower(name)}`
        : `${name} hoch ${cardinal(power.replace(/^[-+]/, ''))}`,
  per: (name) => `pro ${name}`,
};
