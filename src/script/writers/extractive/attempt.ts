import type { Told } from './telling/told.ts';

/**
 * One try at a show of about so many words of source; `words` says how many it found. `mostRecap`: so many
 * questions at its end at most, where it ends with questions.
 */
export type Attempt = (words: number, mostRecap?: number) => { words: number; told: Told };
