/*
 * English spellings for sounds, for voices that take letters only. As near as American letter-to-sound
 * rules come; an alias written by a person is always better.
 */
const SPELLINGS: Record<string, string> = {
  aɪ: 'igh',
  aʊ: 'ow',
  eɪ: 'ay',
  ɔɪ: 'oy',
  oʊ: 'oh',
  əʊ: 'oh',
  eə: 'air',
  ɪə: 'eer',
  ʊə: 'oor',
  tʃ: 'ch',
  dʒ: 'j',
  ts: 'ts',
  iː: 'ee',
  i: 'ee',
  ɪ: 'i',
  e: 'eh',
  eː: 'ay',
  ɛ: 'eh',
  æ: 'a',
  a: 'ah',
  aː: 'ah',
  ɑ: 'ah',
  ɑː: 'ah',
  ɒ: 'o',
  ɔ: 'aw',
  ɔː: 'aw',
  o: 'oh',
  oː: 'oh',
  ʊ: 'oo',
  u: 'oo',
  uː: 'oo',
  y: 'ee',
  yː: 'ee',
  ø: 'ur',
  øː: 'ur',
  œ: 'ur',
  ʌ: 'uh',
  ə: 'uh',
  ɐ: 'uh',
  ɜ: 'ur',
  ɜː: 'ur',
  ɚ: 'er',
  ɝ: 'er',
  p: 'p',
  b: 'b',
  t: 't',
  d: 'd',
  k: 'k',
  g: 'g',
  ɡ: 'g',
  f: 'f',
  v: 'v',
  θ: 'th',
  ð: 'th',
  s: 's',
  z: 'z',
  ʃ: 'sh',
  ʒ: 'zh',
  ç: 'h',
  x: 'k',
  χ: 'k',
  h: 'h',
  m: 'm',
  n: 'n',
  ŋ: 'ng',
  ɲ: 'ny',
  l: 'l',
  ʎ: 'ly',
  r: 'r',
  ɹ: 'r',
  ʁ: 'r',
  ɾ: 'r',
  j: 'y',
  w: 'w',
};
const SILENT = /\u0361|\u035C|[ˈˌ.ʔˑ‿|]/gu;

/** "ˈkɪərə" -> "keeruh"; undefined for a sound that English letters do not show. */
export function respellIpa(ipa: string): string | undefined {
  let rest = ipa
    .normalize('NFC')
    .replace(/^[/[]|[/\]]$/g, '')
    .replace(SILENT, '');
  let words = '';
  while (rest !== '') {
    if (/^\s/.test(rest)) {
      words += ' ';
      rest = rest.trimStart();
      continue;
    }
    const sound = [2, 1].map((n) => rest.slice(0, n)).find((s) => s in SPELLINGS);
    if (sound === undefined) return undefined;
    words += SPELLINGS[sound];
    rest = rest.slice(sound.length);
  }
  return words === '' ? undefined : words;
}
