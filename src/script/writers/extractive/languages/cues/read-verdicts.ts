import type { Verdict, Verdicts } from '../language.ts';

/** What a heading of these words says of its list: "verboten", "nicht erlaubt". */
export interface VerdictRow extends Verdict {
  headings: readonly string[];
}

/** Verdicts by a table; `openings` are words with which an item says for itself whether it allows. */
export function verdictsFrom(rows: readonly VerdictRow[], openings: readonly string[]): Verdicts {
  return {
    read: (title) => {
      const bare = title
        .toLowerCase()
        .replace(/[’']/g, "'")
        .replace(/^[¿¡\s]{1,3}/, '')
        .replace(/[.:!?\s]{1,4}$/, '');
      return rows.find(({ headings }) => headings.includes(bare));
    },
    saysItself: (text) => openings.includes(text.toLowerCase().split(/[\s,.:;]/, 1)[0]!),
  };
}
