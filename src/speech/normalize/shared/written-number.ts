/*
 * Regular expression sources for numbers, after the rules of characters have put "٬" between groups
 * of three figures. The decimal sign may be a comma or a point; each is said as what it is.
 */
export const GROUP = '٬';
export const WHOLE = String.raw`\d{1,3}(?:٬\d{3})+(?!\d)|\d+`;
export const NUMBER = String.raw`(?:(?:${WHOLE})(?:[.,]\d+)?|,\d+)`;
/** Not in the middle of a word, of another number, or of a version such as 1.2.3. */
export const NOT_BEFORE = String.raw`(?<![\p{L}\p{N}٬]|\d[.,])`;
export const NOT_AFTER = String.raw`(?![\p{L}\p{N}]|[.,]\d)`;
export const DASH = String.raw`\s?[-‐‑–—]\s?`;
export const SIGN = String.raw`(?:(?<![\p{L}\p{N}.)\]]|\d )[-−–](?=[\d,]))?`;

export const isOne = (number: string) => /^1(?:[.,]0+)?$/.test(number);
export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
