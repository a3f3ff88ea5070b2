import type { UnitName, UnitWords } from '../../spoken-words.ts';

const prefixes = {
  T: 'tera',
  G: 'giga',
  M: 'mega',
  k: 'kilo',
  h: 'hekto',
  d: 'dezi',
  c: 'zenti',
  m: 'milli',
  µ: 'mikro',
  μ: 'mikro',
  n: 'nano',
};

const m = (name: string): UnitName => [name, name, 'm'];
const n = (name: string): UnitName => [name, name, 'n'];
const f = (one: string, many = `${one}n`): UnitName => [one, many, 'f'];

const bases: Record<string, UnitName> = {
  m: m('Meter'),
  g: n('Gramm'),
  s: f('Sekunde'),
  mol: n('Mol'),
  Hz: n('Hertz'),
  Pa: n('Pascal'),
  J: n('Joule'),
  W: n('Watt'),
  Wh: f('Wattstunde'),
  V: n('Volt'),
  A: n('Ampere'),
  N: n('Newton'),
  Ω: n('Ohm'),
  eV: n('Elektronenvolt'),
  L: m('Liter'),
  l: m('Liter'),
  bit: n('Bit'),
  B: n('Byte'),
  Bq: n('Becquerel'),
  Sv: n('Sievert'),
  cal: f('Kalorie'),
};
const others: Record<string, UnitName> = {
  'l/100 km': ['Liter auf hundert Kilometer', 'Liter auf hundert Kilometer', 'm'],
  '°C': ['Grad Celsius', 'Grad Celsius', 'm'],
  '℃': ['Grad Celsius', 'Grad Celsius', 'm'],
  '°F': ['Grad Fahrenheit', 'Grad Fahrenheit', 'm'],
  '°': m('Grad'),
  K: n('Kelvin'),
  h: f('Stunde'),
  Std: f('Stunde'),
  'Std.': f('Stunde'),
  min: f('Minute'),
  'Min.': f('Minute'),
  'Sek.': f('Sekunde'),
  t: f('Tonne'),
  kt: f('Kilotonne'),
  Mt: f('Megatonne'),
  Gt: f('Gigatonne'),
  ha: m('Hektar'),
  'km/h': ['Kilometer pro Stunde', 'Kilometer pro Stunde', 'm'],
  ppm: ['Teil pro Million', 'Teile pro Million', 'm'],
  dB: n('Dezibel'),
  bar: n('Bar'),
  mbar: n('Millibar'),
  PS: ['PS', 'PS', 'n'],
  AE: f('Astronomische Einheit', 'Astronomische Einheiten'),
  kcal: f('Kilokalorie'),
  'Pkt.': ['Punkt', 'Punkte', 'm'],
  Mbit: n('Megabit'),
  px: ['Pixel', 'Pixel', 'n'],
};

export const units: UnitWords = {
  prefixes,
  bases,
  others,
  percent: 'Prozent',
  perMille: 'Promille',
  links: 'bis|und|oder',
  plusMinus: 'plus minus',
  scales: 'Millionen|Milliarden|Billionen|Million|Milliarde|tausend',
};
