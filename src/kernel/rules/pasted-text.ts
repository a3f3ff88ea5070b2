/** Characters of pasted text: a million are about 170,000 words, more than any episode holds. */
export const MOST_PASTED_CHARACTERS = 1_000_000;
