/** The most of a picture that a language model is sent, in bytes: a page of a phone's camera is a quarter of it. */
export const MOST_PICTURE_BYTES = 20 * 2 ** 20;

/** The most characters that are read in one picture, and that its corrected text may have. */
export const MOST_PICTURE_CHARACTERS = 50_000;

/** How a model marks a word that it cannot read. A line that still holds one is left out. */
export const UNREADABLE_WORD = '[?]';
