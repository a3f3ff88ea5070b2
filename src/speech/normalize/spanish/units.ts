import { unitTable } from '../shared/unit-table.ts';
import type { UnitGrammar, UnitName } from '../shared/units.ts';
import { cardinal } from './number-words.ts';

const m = (one: string, many = `${one}s`): UnitName => [one, many, 'm'];
const f = (one: string, many = `${one}s`): UnitName => [one, many, 'f'];
const PREFIXES = {
  T: 'tera',
  G: 'giga',
  M: 'mega',
  k: 'kilo',
  h: 'hecto',
  d: 'deci',
  c: 'centi',
  m: 'mili',
  µ: 'micro',
  μ: 'micro',
  n: 'nano',
};
const BASES: Record<string, UnitName> = {
  g: m('gramo'),
  s: m('segundo'),
  mol: m('mol', 'moles'),
  Hz: m('hercio'),
  Pa: m('pascal', 'pascales'),
  J: m('julio'),
  W: m('vatio'),
  Wh: m('vatio hora', 'vatios hora'),
  V: m('voltio'),
  A: m('amperio'),
  N: m('newton', 'newtons'),
  Ω: m('ohmio'),
  eV: m('electronvoltio'),
  L: m('litro'),
  l: m('litro'),
  bit: m('bit'),
  B: m('byte'),
  Bq: m('becquerel', 'becquerels'),
  Sv: m('sievert', 'sieverts'),
  cal: f('caloría'),
};
/** The stress moves onto the prefix: "kilómetro". */
const OTHERS: Record<string, UnitName> = {
  'l/100 km': ['litro a los cien kilómetros', 'litros a los cien kilómetros', 'm'],
  m: m('metro'),
  km: m('kilómetro'),
  dm: m('decímetro'),
  cm: m('centímetro'),
  mm: m('milímetro'),
  µm: m('micrómetro'),
  μm: m('micrómetro'),
  nm: m('nanómetro'),
  '°C': m('grado Celsius', 'grados Celsius'),
  ºC: m('grado Celsius', 'grados Celsius'),
  '℃': m('grado Celsius', 'grados Celsius'),
  '°F': m('grado Fahrenheit', 'grados Fahrenheit'),
  '°': m('grado'),
  K: m('kelvin', 'kelvins'),
  h: f('hora'),
  min: m('minuto'),
  seg: m('segundo'),
  t: f('tonelada'),
  Mt: f('megatonelada'),
  ha: f('hectárea'),
  'km/h': m('kilómetro por hora', 'kilómetros por hora'),
  ppm: f('parte por millón', 'partes por millón'),
  dB: m('decibelio'),
  bar: m('bar', 'bares'),
  CV: m('caballo', 'caballos'),
  UA: f('unidad astronómica', 'unidades astronómicas'),
  px: m('píxel', 'píxeles'),
};

export const units: UnitGrammar = {
  names: unitTable(BASES, PREFIXES, OTHERS),
  power: (name, power, many) => {
    const plural = many && /s$/.test(name) ? 's' : '';
    if (power === '2') return `${name} cuadrado${plural}`;
    if (power === '3') return `${name} cúbico${plural}`;
    return `${name} a la ${cardinal(power.replace(/^[-+]/, ''))}`;
  },
  per: (name) => `por ${name}`,
  percent: 'por ciento',
  perMille: 'por mil',
  links: 'a|y|o|u',
  plusMinus: 'más menos',
  scales: 'mil millones|millones|millón|billones|billón|mil',
};
