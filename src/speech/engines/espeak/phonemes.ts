/*
 * The International Phonetic Alphabet in espeak-ng's own mnemonics, as its phoneme tables define them
 * (its docs/phonemes.md). What each mnemonic gives in each language was read back from the engine's
 * phoneme events; a vowel that a language lacks is silent there, so it gets its nearest neighbour.
 */
const CONSONANTS: Record<string, string> = {
  p: 'p',
  b: 'b',
  t: 't',
  d: 'd',
  k: 'k',
  g: 'g',
  ɡ: 'g',
  f: 'f',
  v: 'v',
  ʋ: 'v',
  θ: 'T',
  ð: 'D',
  s: 's',
  z: 'z',
  ʃ: 'S',
  ʒ: 'Z',
  ç: 'C',
  x: 'X',
  χ: 'X',
  h: 'h',
  ɦ: 'h',
  m: 'm',
  n: 'n',
  ŋ: 'N',
  ɲ: 'n^',
  l: 'l',
  ɫ: 'L',
  ʎ: 'l^',
  ɾ: '*',
  r: 'R2',
  ɹ: 'r',
  ʁ: 'r',
  ʀ: 'r',
  j: 'j',
  w: 'w',
  ɥ: 'w',
  ʔ: '?',
  ɣ: 'Q',
  β: 'B',
  ɟ: 'J',
  tʃ: 'tS',
  dʒ: 'dZ',
  ts: 'ts',
};

/** For each vowel its mnemonics from the nearest on; the first that the language has is taken. */
const VOWELS: Record<string, string> = {
  a: 'a A:',
  aː: 'a: A: a',
  ɑ: 'A A: a',
  ɑː: 'A: A a: a',
  æ: 'aa a',
  ɐ: '& V 3 @',
  ʌ: 'V @',
  ə: '@',
  ɜ: '3: 3 @',
  ɜː: '3: 3 @',
  ɚ: '3 3: @',
  ɝ: '3 3: @',
  e: 'e',
  eː: 'e: e',
  ɛ: 'E',
  ɛː: 'E: E',
  ɪ: 'I i',
  i: 'i',
  iː: 'i: i',
  ɨ: 'I i',
  ɒ: '0 O',
  ɔ: 'O',
  ɔː: 'O: O',
  o: 'o',
  oː: 'o: o',
  ʊ: 'U u',
  u: 'u',
  uː: 'u: u',
  y: 'y u',
  yː: 'y: y u',
  ʏ: 'y u',
  ø: 'Y Y: 3: e',
  øː: 'Y: Y 3: e',
  œ: 'W Y Y: 3: E',
  'ɛ\u0303': 'E~ En',
  'ɑ\u0303': 'A~ an',
  ã: 'A~ an',
  'ɔ\u0303': 'O~ On',
  õ: 'O~ on',
  'œ\u0303': 'W~ En',
};

const COMMON = 'a E E: e e: i i: O O: o o: u u: @ En an On on';
const HAS: Record<string, string> = {
  en: 'A: aa I U V 3: 3 0 A~ O~',
  de: 'A A: a: I U 3 y y: W Y: A~ O~ W~',
  fr: 'I V y y: W Y E~ A~ O~ W~',
  es: 'U y Y',
  it: 'I U y Y',
  pt: 'A I U & Y',
  nl: 'A a: I y y: Y: A~ O~',
};
const SEPARATE = /\u0361|\u035C|[ˑ‿]/gu;

/**
 * Phonemes within a text, as the engine takes them: "[[h@l'oU]]".
 *
 * @param language BCP 47; the seven languages whose inventories were checked
 * @returns undefined where a sound or the language is not known
 */
export function espeakPhonemes(ipa: string, language: string): string | undefined {
  const primary = language.split(/[-_]/)[0]?.toLowerCase() ?? '';
  const own = HAS[primary];
  if (own === undefined) return undefined;
  const has = new Set(`${COMMON} ${own}`.split(' '));
  // American "a" is that of "cat"; an open [a] is nearer to "father".
  if (/^en(?!-GB)/i.test(language)) has.delete('a');
  let rest = ipa
    .normalize('NFC')
    .replace(/^[/[]|[/\]]$/g, '')
    .replace(SEPARATE, '')
    .trim();
  let out = '';
  while (rest !== '') {
    const next = nextSound(rest, has, primary);
    if (next === undefined) return undefined;
    out += next.mnemonic;
    rest = rest.slice(next.length);
  }
  return out === '' ? undefined : `[[${out}]]`;
}

function nextSound(
  rest: string,
  has: ReadonlySet<string>,
  primary: string,
): { mnemonic: string; length: number } | undefined {
  const [first = ''] = rest;
  if (first === 'ˈ') return { mnemonic: "'", length: 1 };
  if (first === 'ˌ') return { mnemonic: ',', length: 1 };
  if (first === '.' || first === '|') return { mnemonic: '|', length: 1 };
  if (/\s/.test(first)) return { mnemonic: '||', length: /^\s+/.exec(rest)?.[0].length ?? 1 };
  for (const length of [2, 1]) {
    const sound = rest.slice(0, length);
    const consonant = CONSONANTS[sound];
    if (consonant !== undefined) return { mnemonic: ownConsonant(sound, consonant, primary), length };
    const vowel = VOWELS[sound]?.split(' ').find((mnemonic) => has.has(mnemonic));
    if (vowel !== undefined) return { mnemonic: vowel, length };
  }
  // Length of a consonant has no sign.
  return first === 'ː' ? { mnemonic: '', length: 1 } : undefined;
}

function ownConsonant(sound: string, mnemonic: string, primary: string): string {
  if (sound === 'ʁ' && primary === 'pt') return 'x';
  if (sound === 'ɹ' && primary !== 'en') return 'R2';
  if (sound === 'r' && primary === 'en') return 'r';
  return mnemonic;
}
