import { brazilianMoney, money } from '../../../languages/portuguese/spoken/money.ts';
import { brazilianUnits, units } from '../../../languages/portuguese/spoken/units.ts';
import type { NumberGrammar } from '../shared/grammar.ts';
import type { MoneyGrammar } from '../shared/money.ts';
import { unitTable } from '../shared/unit-table.ts';
import type { UnitGrammar } from '../shared/units.ts';
import type { PortugueseKind } from './number-words.ts';

export function portugueseMoney(kind: PortugueseKind): MoneyGrammar {
  return {
    ...(kind === 'brazil' ? brazilianMoney : money),
    withCents: (whole, cents, name) => `${whole} e ${cents} ${name}`,
    ofScale: () => 'de ',
  };
}

export function portugueseUnits({ cardinal }: NumberGrammar, kind: PortugueseKind): UnitGrammar {
  const words = kind === 'brazil' ? brazilianUnits : units;
  return {
    ...words,
    names: unitTable(words),
    power: (name, power, many) => {
      const plural = many && /s$/.test(name) ? 's' : '';
      if (power === '2') return `${name} quadrado${plural}`;
      if (power === '3') return `${name} cúbico${plural}`;
      return `${name} elevado a ${cardinal(power.replace(/^[-+]/, ''))}`;
    },
    per: (name) => `por ${name}`,
  };
}
