import { unitTable } from '../shared/unit-table.ts';
import type { UnitGrammar, UnitName } from '../shared/units.ts';
import { cardinal } from './number-words.ts';

/** Most Dutch units have one form ("vijf kilometer"); those of time but "uur" have two. */
const n = (one: string, many = one): UnitName => [one, many, 'm'];
const PREFIXES = {
  T: 'tera',
  G: 'giga',
  M: 'mega',
  k: 'kilo',
  h: 'hecto',
  d: 'deci',
  c: 'centi',
  m: 'milli',
  µ: 'micro',
  μ: 'micro',
  n: 'nano',
};
const BASES: Record<string, UnitName> = {
  m: n('meter'),
  g: n('gram'),
  s: n('seconde', 'seconden'),
  mol: n('mol'),
  Hz: n('hertz'),
  Pa: n('pascal'),
  J: n('joule'),
  W: n('watt'),
  Wh: n('wattuur'),
  V: n('volt'),
  A: n('ampère'),
  N: n('newton'),
  Ω: n('ohm'),
  eV: n('elektronvolt'),
  L: n('liter'),
  l: n('liter'),
  bit: n('bit'),
  B: n('byte'),
  Bq: n('becquerel'),
  Sv: n('sievert'),
  cal: n('calorie', 'calorieën'),
};
const OTHERS: Record<string, UnitName> = {
  'l/100 km': ['liter per honderd kilometer', 'liter per honderd kilometer', 'm'],
  '°C': n('graad Celsius', 'graden Celsius'),
  '℃': n('graad Celsius', 'graden Celsius'),
  '°F': n('graad Fahrenheit', 'graden Fahrenheit'),
  '°': n('graad', 'graden'),
  K: n('kelvin'),
  h: n('uur'),
  u: n('uur'),
  min: n('minuut', 'minuten'),
  'min.': n('minuut', 'minuten'),
  sec: n('seconde', 'seconden'),
  'sec.': n('seconde', 'seconden'),
  t: n('ton'),
  kt: n('kiloton'),
  Mt: n('megaton'),
  ha: n('hectare'),
  'km/h': n('kilometer per uur'),
  'km/u': n('kilometer per uur'),
  ppm: n('deel per miljoen', 'delen per miljoen'),
  dB: n('decibel'),
  bar: n('bar'),
  pk: n('paardenkracht'),
  AE: n('astronomische eenheid', 'astronomische eenheden'),
  px: n('pixel', 'pixels'),
};

export const units: UnitGrammar = {
  names: unitTable(BASES, PREFIXES, OTHERS),
  power: (name, power) => {
    const length = /meter$/.test(name);
    if (power === '2') return length ? `vierkante ${name}` : `${name} kwadraat`;
    if (power === '3') return length ? `kubieke ${name}` : `${name} tot de derde`;
    return `${name} tot de macht ${cardinal(power.replace(/^[-+]/, ''))}`;
  },
  per: (name) => `per ${name}`,
  percent: 'procent',
  perMille: 'promille',
  links: 'tot|en|of|à',
  plusMinus: 'plus of min',
  scales: 'miljoen|miljard|duizend',
};
