/** Windows code pages by the names that the Encoding Standard has for them. */
const CODE_PAGES: Record<number, string> = {
  866: 'ibm866',
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10000: 'macintosh',
  20866: 'koi8-r',
  65001: 'utf-8',
};
for (let page = 1250; page <= 1258; page += 1) CODE_PAGES[page] = `windows-${page}`;

/** \fcharset of a font as a code page; those that are not listed follow the document. */
const CHARSETS: Record<number, number> = {
  77: 10000,
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
};

export const LATIN = 1252;
/** Bytes in such a font are pictures, not letters. */
export const SYMBOL_CHARSET = 2;

export function codePageOfCharset(charset: number): number | null {
  return CHARSETS[charset] ?? null;
}

const decoders = new Map<string, InstanceType<typeof TextDecoder>>();

/** Bytes of a code page as text; code pages that are not known are read as Western European. */
export function decodeBytes(bytes: readonly number[], codePage: number): string {
  const label = CODE_PAGES[codePage] ?? CODE_PAGES[LATIN]!;
  const decoder = decoders.get(label) ?? new TextDecoder(label);
  decoders.set(label, decoder);
  return decoder.decode(Uint8Array.from(bytes));
}

/** The primary languages behind Windows' language numbers (MS-LCID); the low ten bits name them. */
const LANGUAGES: Record<number, string> = {
  4: 'zh',
  5: 'cs',
  6: 'da',
  7: 'de',
  8: 'el',
  9: 'en',
  10: 'es',
  11: 'fi',
  12: 'fr',
  14: 'hu',
  16: 'it',
  17: 'ja',
  18: 'ko',
  19: 'nl',
  20: 'no',
  21: 'pl',
  22: 'pt',
  24: 'ro',
  25: 'ru',
  29: 'sv',
  31: 'tr',
};

export function languageOfNumber(lcid: number): string | null {
  return LANGUAGES[lcid & 0x3ff] ?? null;
}
