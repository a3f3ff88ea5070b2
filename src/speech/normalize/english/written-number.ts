/** Regular expression sources for numbers as English writes them. */
export const WHOLE = String.raw`\d{1,3}(?:,\d{3})+(?!\d)|\d+`;
export const NUMBER = String.raw`(?:(?:${WHOLE})(?:\.\d+)?|\.\d+)`;
/** Not in the middle of a word, of another number, or of a version such as 1.2.3. */
export const NOT_BEFORE = String.raw`(?<![\p{L}\p{N}]|\d[.,])`;
export const NOT_AFTER = String.raw`(?![\p{L}\p{N}]|[.,]\d)`;
export const DASH = String.raw`\s?[-‐‑–—]\s?`;
export const SIGN = String.raw`(?:(?<![\p{L}\p{N}.)\]]|\d )[-−–](?=[\d.]))?`;
