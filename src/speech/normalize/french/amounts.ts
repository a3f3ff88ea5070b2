import { spoken } from '../../../languages/french/spoken/spoken.ts';
import type { MoneyGrammar } from '../shared/money.ts';
import { unitTable } from '../shared/unit-table.ts';
import type { UnitGrammar } from '../shared/units.ts';
import { cardinal } from './number-words.ts';

export const money: MoneyGrammar = {
  ...spoken.money,
  withCents: (whole, cents) => `${whole} ${cents}`,
  ofScale: (name) => (/^[aeiouéèêh]/.test(name) ? "d'" : 'de '),
};
export const units: UnitGrammar = {
  ...spoken.units,
  names: unitTable(spoken.units),
  power: (name, power, many) => {
    const plural = many && /s$/.test(name) ? 's' : '';
    const feminine = /(?:seconde|minute|heure)s?$/.test(name) ? 'e' : '';
    if (power === '2') return `${name} carré${feminine}${plural}`;
    if (power === '3') return `${name} cube${plural}`;
    return `${name} puissance ${cardinal(power.replace(/^[-+]/, ''))}`;
  },
  per: (name) => `par ${name}`,
};
