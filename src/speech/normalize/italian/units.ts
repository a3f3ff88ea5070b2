import { unitTable } from '../shared/unit-table.ts';
import type { UnitGrammar, UnitName } from '../shared/units.ts';
import { cardinal } from './number-words.ts';

const m = (one: string, many = one.replace(/o$|e$/, 'i')): UnitName => [one, many, 'm'];
const f = (one: string, many = one.replace(/a$/, 'e')): UnitName => [one, many, 'f'];
const PREFIXES = {
  T: 'tera',
  G: 'giga',
  M: 'mega',
  k: 'chilo',
  h: 'etto',
  d: 'deci',
  c: 'centi',
  m: 'milli',
  µ: 'micro',
  μ: 'micro',
  n: 'nano',
};
const BASES: Record<string, UnitName> = {
  m: m('metro'),
  g: m('grammo'),
  s: m('secondo'),
  mol: f('mole', 'moli'),
  Hz: m('hertz', 'hertz'),
  Pa: m('pascal', 'pascal'),
  J: m('joule', 'joule'),
  W: m('watt', 'watt'),
  Wh: m('wattora', 'wattora'),
  V: m('volt', 'volt'),
  A: m('ampere', 'ampere'),
  N: m('newton', 'newton'),
  Ω: m('ohm', 'ohm'),
  eV: m('elettronvolt', 'elettronvolt'),
  L: m('litro'),
  l: m('litro'),
  bit: m('bit', 'bit'),
  B: m('byte', 'byte'),
  Bq: m('becquerel', 'becquerel'),
  Sv: m('sievert', 'sievert'),
  cal: f('caloria'),
};
const OTHERS: Record<string, UnitName> = {
  'l/100 km': ['litro per cento chilometri', 'litri per cento chilometri', 'm'],
  '°C': m('grado Celsius', 'gradi Celsius'),
  '℃': m('grado Celsius', 'gradi Celsius'),
  '°F': m('grado Fahrenheit', 'gradi Fahrenheit'),
  '°': m('grado'),
  K: m('kelvin', 'kelvin'),
  h: f('ora'),
  min: m('minuto'),
  sec: m('secondo'),
  t: f('tonnellata'),
  q: m('quintale'),
  ha: m('ettaro'),
  'km/h': m('chilometro orario', 'chilometri orari'),
  ppm: f('parte per milione', 'parti per milione'),
  dB: m('decibel', 'decibel'),
  bar: m('bar', 'bar'),
  CV: m('cavallo'),
  UA: f('unità astronomica', 'unità astronomiche'),
  px: m('pixel', 'pixel'),
};

export const units: UnitGrammar = {
  names: unitTable(BASES, PREFIXES, OTHERS),
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
  percent: 'per cento',
  perMille: 'per mille',
  links: 'a|e|o',
  plusMinus: 'più o meno',
  scales: 'milioni|milione|miliardi|miliardo|mila',
};
