import { unitTable } from '../shared/unit-table.ts';
import type { UnitGrammar, UnitName } from '../shared/units.ts';
import { cardinal } from './number-words.ts';

const m = (one: string, many = `${one}s`): UnitName => [one, many, 'm'];
const f = (one: string, many = `${one}s`): UnitName => [one, many, 'f'];
const PREFIXES = {
  T: 'téra',
  G: 'giga',
  M: 'méga',
  k: 'kilo',
  h: 'hecto',
  d: 'déci',
  c: 'centi',
  m: 'milli',
  µ: 'micro',
  μ: 'micro',
  n: 'nano',
};
const BASES: Record<string, UnitName> = {
  m: m('mètre'),
  g: m('gramme'),
  s: f('seconde'),
  mol: f('mole'),
  Hz: m('hertz', 'hertz'),
  Pa: m('pascal'),
  J: m('joule'),
  W: m('watt'),
  Wh: m('wattheure'),
  V: m('volt'),
  A: m('ampère'),
  N: m('newton'),
  Ω: m('ohm'),
  eV: m('électronvolt'),
  L: m('litre'),
  l: m('litre'),
  bit: m('bit'),
  B: m('byte'),
  Bq: m('becquerel'),
  Sv: m('sievert'),
  cal: f('calorie'),
};
const OTHERS: Record<string, UnitName> = {
  'l/100 km': ['litre aux cent kilomètres', 'litres aux cent kilomètres', 'm'],
  '°C': m('degré Celsius', 'degrés Celsius'),
  '℃': m('degré Celsius', 'degrés Celsius'),
  '°F': m('degré Fahrenheit', 'degrés Fahrenheit'),
  '°': m('degré'),
  K: m('kelvin'),
  h: f('heure'),
  min: f('minute'),
  mn: f('minute'),
  sec: f('seconde'),
  t: f('tonne'),
  Mt: f('mégatonne'),
  ha: m('hectare'),
  'km/h': m('kilomètre par heure', 'kilomètres par heure'),
  ko: m('kilooctet'),
  Ko: m('kilooctet'),
  Mo: m('mégaoctet'),
  Go: m('gigaoctet'),
  To: m('téraoctet'),
  ppm: f('partie par million', 'parties par million'),
  dB: m('décibel'),
  bar: m('bar'),
  ch: m('cheval', 'chevaux'),
  ans: m('an'),
  UA: f('unité astronomique', 'unités astronomiques'),
  px: m('pixel'),
};

export const units: UnitGrammar = {
  names: unitTable(BASES, PREFIXES, OTHERS),
  power: (name, power, many) => {
    const plural = many && /s$/.test(name) ? 's' : '';
    const feminine = /(?:seconde|minute|heure)s?$/.test(name) ? 'e' : '';
    if (power === '2') return `${name} carré${feminine}${plural}`;
    if (power === '3') return `${name} cube${plural}`;
    return `${name} puissance ${cardinal(power.replace(/^[-+]/, ''))}`;
  },
  per: (name) => `par ${name}`,
  percent: 'pour cent',
  perMille: 'pour mille',
  links: 'à|et|ou',
  plusMinus: 'plus ou moins',
  scales: 'millions|milliards|million|milliard|mille',
};
