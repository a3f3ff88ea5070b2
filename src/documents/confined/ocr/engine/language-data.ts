import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

import { ALL_PACKS } from '../../../../languages/packs.ts';

/** ISO 639-1 -> the code that Tesseract's language data goes by, for those published as packages. */
const CODES: Record<string, string> = {
  ...Object.fromEntries(ALL_PACKS.map(({ code, ocrCode }) => [code, ocrCode])),
  af: 'afr',
  am: 'amh',
  ar: 'ara',
  as: 'asm',
  az: 'aze',
  be: 'bel',
  bg: 'bul',
  bn: 'ben',
  bs: 'bos',
  ca: 'cat',
  cs: 'ces',
  cy: 'cym',
  da: 'dan',
  el: 'ell',
  eo: 'epo',
  et: 'est',
  eu: 'eus',
  fa: 'fas',
  fi: 'fin',
  ga: 'gle',
  gl: 'glg',
  gu: 'guj',
  he: 'heb',
  hi: 'hin',
  hr: 'hrv',
  hu: 'hun',
  id: 'ind',
  is: 'isl',
  ja: 'jpn',
  ka: 'kat',
  kk: 'kaz',
  km: 'khm',
  kn: 'kan',
  ko: 'kor',
  ku: 'kur',
  la: 'lat',
  lo: 'lao',
  lt: 'lit',
  lv: 'lav',
  mk: 'mkd',
  ml: 'mal',
  mr: 'mar',
  ms: 'msa',
  mt: 'mlt',
  my: 'mya',
  ne: 'nep',
  no: 'nor',
  or: 'ori',
  pa: 'pan',
  pl: 'pol',
  ro: 'ron',
  ru: 'rus',
  sk: 'slk',
  sl: 'slv',
  sq: 'sqi',
  sr: 'srp',
  sv: 'swe',
  sw: 'swa',
  ta: 'tam',
  te: 'tel',
  th: 'tha',
  tl: 'tgl',
  tr: 'tur',
  uk: 'ukr',
  ur: 'urd',
  uz: 'uzb',
  vi: 'vie',
  zh: 'chi_sim',
};

/** The data's code for a BCP 47 tag; a language without published data gives null. */
export function dataCode(language: string): string | null {
  const [primary = '', ...subtags] = language.toLowerCase().split('-');
  if (primary === 'zh' && subtags.some((tag) => /^(?:hant|tw|hk|mo)$/.test(tag))) return 'chi_tra';
  if (primary === 'nb' || primary === 'nn') return 'nor';
  return CODES[primary] ?? (Object.values(CODES).includes(primary) ? primary : null);
}

/** What a person types to get a language's data. */
export function installHint(code: string): string {
  return `npm install @tesseract.js-data/${code}`;
}

/** Whether the package with a language's data is installed. */
export function hasLanguageData(code: string): boolean {
  const file = dataFile(code);
  return file !== null && existsSync(file);
}

/** The language's data as the engine reads it; null when its package is not installed. */
export function languageData(code: string): Uint8Array | null {
  const file = dataFile(code);
  return file === null || !existsSync(file) ? null : gunzipSync(readFileSync(file));
}

function dataFile(code: string): URL | null {
  try {
    return new URL(import.meta.resolve(`@tesseract.js-data/${code}/4.0.0_best_int/${code}.traineddata.gz`));
  } catch {
    return null;
  }
}
