/*
 * The cardinal numbers below 1000 (below 2000 where years are said in hundreds), spelled out, in the
 * seven languages. A table's keys are bare: lower case, no accents, no spaces or hyphens, so that
 * "vingt-et-un", "vingt et un" and "vingtetun" are one key.
 */

interface Spelling {
  /** 0 to 19. */
  ones: string;
  /** 20 to 90. */
  tens: string;
  /** How 21 to 99 are put together. */
  below100(tens: string[], ones: string[], n: number): string[];
  /** How a count of hundreds is said, without what follows. */
  hundreds(count: number, name: (n: number) => string[]): string[];
  /** Between the hundreds and the rest. */
  joints: string[];
  /** Most hundreds said: 19 where "nineteen hundred" is. */
  mostHundreds: number;
  /** Words of the powers of ten; `bare`: means one of them when it stands alone. */
  scales: Record<string, { value: number; bare?: true }>;
  /** Words that may stand between a power of ten and the rest. */
  and: string[];
  /** The word before decimals. */
  point: string;
}

const all = (head: string[], tail: string[]) => head.flatMap((a) => tail.map((b) => a + b));
const plain = (tens: string[], ones: string[], n: number) => [tens[Math.floor(n / 10)]! + ones[n % 10]!];
const joinedBy = (joint: string) => (tens: string[], ones: string[], n: number) => [
  tens[Math.floor(n / 10)]! + joint + ones[n % 10]!,
];
const unitsFirst = (joint: string, one: string) => (tens: string[], ones: string[], n: number) => [
  (n % 10 === 1 ? one : ones[n % 10]!) + joint + tens[Math.floor(n / 10)]!,
];

const SPELLINGS: Record<string, Spelling> = {
  en: {
    ones: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
    below100: plain,
    hundreds: (count, name) => [
      ...name(count).map((word) => `${word}hundred`),
      ...(count === 1 ? ['ahundred'] : []),
    ],
    joints: ['', 'and'],
    mostHundreds: 19,
    scales: {
      thousand: { value: 1e3 },
      million: { value: 1e6 },
      millions: { value: 1e6 },
      billion: { value: 1e9 },
      billions: { value: 1e9 },
    },
    and: ['and'],
    point: 'point',
  },
  de: {
    ones: 'null eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig',
    below100: unitsFirst('und', 'ein'),
    hundreds: (count, name) =>
      count === 1 ? ['hundert', 'einhundert'] : name(count).map((w) => `${w}hundert`),
    joints: ['', 'und'],
    mostHundreds: 19,
    scales: {
      tausend: { value: 1e3, bare: true },
      million: { value: 1e6 },
      millionen: { value: 1e6 },
      milliarde: { value: 1e9 },
      milliarden: { value: 1e9 },
    },
    and: ['und'],
    point: 'komma',
  },
  nl: {
    ones: 'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
    tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    below100: unitsFirst('en', 'een'),
    hundreds: (count, name) =>
      count === 1 ? ['honderd', 'eenhonderd'] : name(count).map((word) => `${word}honderd`),
    joints: ['', 'en'],
    mostHundreds: 19,
    scales: {
      duizend: { value: 1e3, bare: true },
      miljoen: { value: 1e6 },
      miljard: { value: 1e9 },
    },
    and: ['en'],
    point: 'komma',
  },
  fr: {
    ones: 'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dixsept dixhuit dixneuf',
    tens: 'vingt trente quarante cinquante soixante septante quatrevingt nonante',
    below100: frenchBelow100,
    hundreds: (count, name) =>
      count === 1 ? ['cent'] : name(count).flatMap((word) => [`${word}cent`, `${word}cents`]),
    joints: [''],
    mostHundreds: 19,
    scales: {
      mille: { value: 1e3, bare: true },
      million: { value: 1e6 },
      millions: { value: 1e6 },
      milliard: { value: 1e9 },
      milliards: { value: 1e9 },
    },
    and: [],
    point: 'virgule',
  },
  es: {
    ones: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
    tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    below100: (tens, ones, n) => {
      const units = n % 10 === 1 ? ['uno', 'un', 'una'] : [ones[n % 10]!];
      return n < 30
        ? units.map((unit) => `veinti${unit}`)
        : units.map((unit) => `${tens[Math.floor(n / 10)]}y${unit}`);
    },
    hundreds: (count, name) => {
      if (count === 1) return ['cien', 'ciento'];
      const stem = { 5: 'quinient', 7: 'setecient', 9: 'novecient' }[count] ?? `${name(count)[0]}cient`;
      return [`${stem}os`, `${stem}as`];
    },
    joints: [''],
    mostHundreds: 9,
    scales: {
      mil: { value: 1e3, bare: true },
      millon: { value: 1e6 },
      millones: { value: 1e6 },
    },
    and: ['y'],
    point: 'coma',
  },
  it: {
    ones: 'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
    tens: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
    below100: (tens, ones, n) => {
      const ten = tens[Math.floor(n / 10)]!;
      const unit = ones[n % 10]!;
      // The vowel before uno and otto is lost: ventuno, ventotto.
      return /^[uo]/.test(unit)
        ? [ten.slice(0, -1) + unit, ...(unit === 'uno' ? [`${ten.slice(0, -1)}un`] : [])]
        : [ten + unit];
    },
    hundreds: (count, name) => (count === 1 ? ['cento'] : name(count).map((word) => `${word}cento`)),
    joints: [''],
    mostHundreds: 9,
    scales: {
      mille: { value: 1e3, bare: true },
      mila: { value: 1e3 },
      milione: { value: 1e6 },
      milioni: { value: 1e6 },
      miliardo: { value: 1e9 },
      miliardi: { value: 1e9 },
    },
    and: ['e'],
    point: 'virgola',
  },
  pt: {
    ones: 'zero um dois tres quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove',
    tens: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
    below100: joinedBy('e'),
    hundreds: (count, name) => {
      if (count === 1) return ['cem', 'cento'];
      const stem = { 2: 'duzent', 3: 'trezent', 5: 'quinhent' }[count] ?? `${name(count)[0]}cent`;
      return [`${stem}os`, `${stem}as`];
    },
    joints: ['e'],
    mostHundreds: 9,
    scales: {
      mil: { value: 1e3, bare: true },
      milhao: { value: 1e6 },
      milhoes: { value: 1e6 },
      bilhao: { value: 1e9 },
      bilhoes: { value: 1e9 },
    },
    and: ['e'],
    point: 'virgula',
  },
};

/** Other spellings of a number below 100. */
const VARIANTS: Record<string, Record<number, string[]>> = {
  de: { 2: ['zwo'] },
  fr: { 80: ['quatrevingt', 'quatrevingts', 'huitante'] },
  it: { 23: ['ventitre'] },
  pt: { 2: ['duas'], 14: ['quatorze'], 16: ['dezasseis'], 17: ['dezassete'], 19: ['dezanove'] },
};

function frenchBelow100(tens: string[], ones: string[], n: number): string[] {
  const ten = Math.floor(n / 10);
  const unit = n % 10;
  const joint = (word: string, m: number) => (m === 1 || m === 11 ? [`${word}et`, word] : [word]);
  if (ten === 7)
    return [
      ...all(joint('soixante', n - 60), [ones[n - 60]!]),
      ...all(joint('septante', unit), unit ? [ones[unit]!] : ['']),
    ];
  if (ten === 8) return unit === 0 ? ['quatrevingt', 'quatrevingts'] : [`quatrevingt${ones[unit]}`];
  if (ten === 9)
    return [`quatrevingt${ones[n - 80]}`, ...all(joint('nonante', unit), unit ? [ones[unit]!] : [''])];
  return all(joint(tens[ten]!, unit), [ones[unit]!]);
}

export interface NumberTable {
  /** Bare spelling -> value. */
  words: ReadonlyMap<string, number>;
  scales: Spelling['scales'];
  and: ReadonlySet<string>;
  point: string;
}

const made = new Map<string, NumberTable>();

/** The table of a language, or undefined where there is none. */
export function numberTable(language: string): NumberTable | undefined {
  const code = language.split('-')[0]!.toLowerCase();
  const spelling = SPELLINGS[code];
  if (!spelling) return undefined;
  const known = made.get(code);
  if (known) return known;
  const table = {
    words: spell(spelling, VARIANTS[code] ?? {}),
    scales: spelling.scales,
    and: new Set(spelling.and),
    point: spelling.point,
  };
  made.set(code, table);
  return table;
}

function spell(spelling: Spelling, variants: Record<number, string[]>): Map<string, number> {
  const ones = spelling.ones.split(' ');
  const tens = ['', '', ...spelling.tens.split(' ')];
  const below100 = (n: number): string[] => [...regular(spelling, ones, tens, n), ...(variants[n] ?? [])];
  const words = new Map<string, number>();
  for (let n = 0; n < 100; n += 1) for (const word of below100(n)) words.set(word, n);
  for (let count = 1; count <= spelling.mostHundreds; count += 1) {
    if (count === 10) continue;
    for (const head of spelling.hundreds(count, below100)) {
      words.set(head, count * 100);
      for (let rest = 1; rest < 100; rest += 1)
        for (const joint of spelling.joints)
          for (const tail of below100(rest)) {
            words.set(head + joint + tail, count * 100 + rest);
            // Italian runs vowels together: centotto.
            if (head.endsWith('cento')) words.set(head.slice(0, -1) + tail, count * 100 + rest);
          }
    }
  }
  return words;
}

function regular(spelling: Spelling, ones: string[], tens: string[], n: number): string[] {
  if (n < 20) return [ones[n]!];
  // 70 and 90 are put together in French.
  if (n % 10 > 0 || (spelling.below100 === frenchBelow100 && n >= 70))
    return spelling.below100(tens, ones, n);
  return [tens[n / 10]!];
}
