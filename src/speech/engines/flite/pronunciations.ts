import { groupsBetweenPauses, type Phone } from './phones.ts';

/** Words asked for in one go: a list too long would not fit flite's phrasing. */
const AT_ONCE = 40;
/** English has a few thousand words in common use; a book's names come on top. */
const KEEP = 20_000;

/**
 * The phones of each word said alone, by the quickest voice (a list of 40 words takes some
 * milliseconds), each word asked for once a thread.
 */
export class Pronunciations {
  readonly #known = new Map<string, string[]>();
  readonly #speak: (text: string) => Phone[];

  constructor(speak: (text: string) => Phone[]) {
    this.#speak = speak;
  }

  of(words: string[]): string[][] {
    if (this.#known.size > KEEP) this.#known.clear();
    const unknown = [...new Set(words)].filter((word) => !this.#known.has(word));
    for (let i = 0; i < unknown.length; i += AT_ONCE) this.#learn(unknown.slice(i, i + AT_ONCE));
    return words.map((word) => this.#known.get(word) ?? []);
  }

  #learn(words: string[]): void {
    const groups = groupsBetweenPauses(this.#speak(` ${words.join(', ')}. `));
    if (groups.length === words.length) {
      words.forEach((word, i) => {
        this.#known.set(word, groups[i] as string[]);
      });
      return;
    }
    // A word of two phrases or of none put the list out of step: ask one by one.
    for (const word of words) this.#known.set(word, groupsBetweenPauses(this.#speak(` ${word}. `)).flat());
  }
}
