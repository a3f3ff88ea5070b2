import type { UnitName, UnitWords } from '../../spoken-words.ts';

const m = (one: string, many = `${one}s`): UnitName => [one, many, 'm'];
const f = (one: string, many = `${one}s`): UnitName => [one, many, 'f'];
const prefixes = {
  T: 'tera',
  G: 'giga',
  M: 'mega',
  k: 'quilo',
  h: 'hecto',
  d: 'deci',
  c: 'centi',
  m: 'mili',
  µ: 'micro',
  μ: 'micro',
  n: 'nano',
};
const bases: Record<string, UnitName> = {
  g: m('grama'),
  s: m('segundo'),
  mol: m('mol', 'moles'),
  Hz: m('hertz', 'hertz'),
  Pa: m('pascal', 'pascais'),
  J: m('joule'),
  W: m('watt'),
  Wh: m('watt-hora', 'watts-hora'),
  V: m('volt'),
  A: m('ampere'),
  N: m('newton'),
  Ω: m('ohm'),
  eV: m('eletrão-volt', 'eletrão-volts'),
  L: m('litro'),
  l: m('litro'),
  bit: m('bit'),
  B: m('byte'),
  Bq: m('becquerel', 'becquerels'),
  Sv: m('sievert'),
  cal: f('caloria'),
};
/** The stress moves onto the prefix: "quilómetro" in Portugal, "quilômetro" in Brazil. */
const lengths = (o: string, e: string): Record<string, UnitName> => ({
  m: m('metro'),
  km: m(`quil${o}metro`),
  dm: m('decímetro'),
  cm: m('centímetro'),
  mm: m('milímetro'),
  µm: m(`micr${o}metro`),
  μm: m(`micr${o}metro`),
  nm: m(`nan${o}metro`),
  'l/100 km': m(`litro aos cem quil${o}metros`, `litros aos cem quil${o}metros`),
  'km/h': m(`quil${o}metro por hora`, `quil${o}metros por hora`),
  UA: f(`unidade astron${o}mica`, `unidades astron${o}micas`),
  px: m(e === 'ê' ? 'pixel' : 'píxel', e === 'ê' ? 'pixels' : 'píxeis'),
});
const others: Record<string, UnitName> = {
  '°C': m('grau Celsius', 'graus Celsius'),
  ºC: m('grau Celsius', 'graus Celsius'),
  '℃': m('grau Celsius', 'graus Celsius'),
  '°F': m('grau Fahrenheit', 'graus Fahrenheit'),
  '°': m('grau'),
  K: m('kelvin', 'kelvins'),
  h: f('hora'),
  min: m('minuto'),
  seg: m('segundo'),
  t: f('tonelada'),
  ha: m('hectare'),
  ppm: f('parte por milhão', 'partes por milhão'),
  dB: m('decibel', 'decibéis'),
  bar: m('bar', 'bares'),
  cv: m('cavalo'),
};

export const units: UnitWords = {
  prefixes,
  bases,
  others: { ...others, ...lengths('ó', 'é') },
  percent: 'por cento',
  perMille: 'por mil',
  links: 'a|e|ou',
  plusMinus: 'mais ou menos',
  scales: 'mil milhões|milhões|milhão|bilhões|bilhão|mil',
};

export const brazilianUnits: UnitWords = {
  ...units,
  bases: { ...bases, eV: m('elétron-volt', 'elétrons-volt') },
  others: { ...others, ...lengths('ô', 'ê') },
};
