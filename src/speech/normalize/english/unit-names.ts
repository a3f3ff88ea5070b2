/** Unit symbols: [singular, plural]. American spelling: the recorded voices know its words. */
const BASES: Record<string, [string, string]> = {
  m: ['meter', 'meters'],
  g: ['gram', 'grams'],
  s: ['second', 'seconds'],
  mol: ['mole', 'moles'],
  Hz: ['hertz', 'hertz'],
  Pa: ['pascal', 'pascals'],
  J: ['joule', 'joules'],
  W: ['watt', 'watts'],
  Wh: ['watt hour', 'watt hours'],
  V: ['volt', 'volts'],
  A: ['ampere', 'amperes'],
  N: ['newton', 'newtons'],
  Ω: ['ohm', 'ohms'],
  eV: ['electron volt', 'electron volts'],
  L: ['liter', 'liters'],
  l: ['liter', 'liters'],
  bit: ['bit', 'bits'],
  B: ['byte', 'bytes'],
  Bq: ['becquerel', 'becquerels'],
  Sv: ['sievert', 'sieverts'],
  Gy: ['gray', 'grays'],
  cal: ['calorie', 'calories'],
  pc: ['parsec', 'parsecs'],
  K: ['kelvin', 'kelvins'],
  T: ['tesla', 'teslas'],
  F: ['farad', 'farads'],
  bps: ['bit per second', 'bits per second'],
};
const PREFIXES: Record<string, string> = {
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
  p: 'pico',
};
/** Which prefixes each base is really written with. */
const USED: Record<string, string> = {
  m: 'kdcmµμnp',
  g: 'kmµμn',
  s: 'mµμnp',
  mol: 'mµμnk',
  Hz: 'kMGT',
  Pa: 'hkMG',
  J: 'kMGm',
  W: 'kMGTmµμ',
  Wh: 'kMGT',
  V: 'kMmµμ',
  A: 'kmµμn',
  N: 'kMm',
  Ω: 'kMm',
  eV: 'kMGT',
  L: 'mµμdch',
  l: 'mµμdch',
  bit: 'kMGT',
  B: 'kMGT',
  Bq: 'kMG',
  Sv: 'mµμ',
  Gy: 'mµμ',
  cal: 'k',
  pc: 'kMG',
  K: 'mµμ',
  T: 'mµμ',
  F: 'mµμnp',
  bps: 'kMG',
};
/** Never alone: more often a letter, a name or a size than a unit. */
const NOT_ALONE = new Set(['A', 'B', 'T', 'F', 'N', 'bit', 'cal', 'pc', 'K', 'bps']);

const OTHERS: Record<string, [string, string]> = {
  '°C': ['degree Celsius', 'degrees Celsius'],
  '℃': ['degree Celsius', 'degrees Celsius'],
  '°F': ['degree Fahrenheit', 'degrees Fahrenheit'],
  '℉': ['degree Fahrenheit', 'degrees Fahrenheit'],
  '°': ['degree', 'degrees'],
  K: ['kelvin', 'kelvins'],
  N: ['newton', 'newtons'],
  h: ['hour', 'hours'],
  hr: ['hour', 'hours'],
  hrs: ['hour', 'hours'],
  min: ['minute', 'minutes'],
  mins: ['minute', 'minutes'],
  sec: ['second', 'seconds'],
  secs: ['second', 'seconds'],
  t: ['ton', 'tons'],
  Mt: ['megaton', 'megatons'],
  Gt: ['gigaton', 'gigatons'],
  ha: ['hectare', 'hectares'],
  mph: ['mile per hour', 'miles per hour'],
  kph: ['kilometer per hour', 'kilometers per hour'],
  rpm: ['revolution per minute', 'revolutions per minute'],
  ppm: ['part per million', 'parts per million'],
  ppb: ['part per billion', 'parts per billion'],
  dB: ['decibel', 'decibels'],
  dBA: ['decibel', 'decibels'],
  atm: ['atmosphere', 'atmospheres'],
  bar: ['bar', 'bars'],
  mbar: ['millibar', 'millibars'],
  ft: ['foot', 'feet'],
  mi: ['mile', 'miles'],
  yd: ['yard', 'yards'],
  lb: ['pound', 'pounds'],
  lbs: ['pound', 'pounds'],
  oz: ['ounce', 'ounces'],
  gal: ['gallon', 'gallons'],
  AU: ['astronomical unit', 'astronomical units'],
  ly: ['light year', 'light years'],
  px: ['pixel', 'pixels'],
  Mbit: ['megabit', 'megabits'],
  KB: ['kilobyte', 'kilobytes'],
  KiB: ['kibibyte', 'kibibytes'],
  MiB: ['mebibyte', 'mebibytes'],
  GiB: ['gibibyte', 'gibibytes'],
  Å: ['angstrom', 'angstroms'],
};

function build(): Map<string, [string, string]> {
  const names = new Map<string, [string, string]>();
  for (const [base, [one, many]] of Object.entries(BASES)) {
    if (!NOT_ALONE.has(base)) names.set(base, [one, many]);
    for (const prefix of USED[base] ?? '')
      names.set(prefix + base, [PREFIXES[prefix] + one, PREFIXES[prefix] + many]);
  }
  for (const [symbol, words] of Object.entries(OTHERS)) names.set(symbol, words);
  return names;
}

/** Every symbol with its singular and plural. */
export const unitNames: ReadonlyMap<string, [string, string]> = build();
