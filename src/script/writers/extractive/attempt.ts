import type { Told } from './telling/told.ts';

/** One try at a show of about so many words of source; `words` says how many it found. */
export type Attempt = (words: number) => { words: number; told: Told };
