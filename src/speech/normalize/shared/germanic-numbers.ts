import type { GermanicNumerals } from '../../../languages/numeral-words.ts';

export interface GermanicSpelling {
  /** `one` is how a one at the very end is said: "eins" for itself, "ein" or "eine" before a noun. */
  belowTwoThousand(n: number, one?: string): string;
  /** The ordinal of a cardinal; `ending` is what regular ones take. */
  ordinal(cardinal: string, digits: string, ending: (below: number) => string): string;
}

/** What German and Dutch numbers share: units before tens, and up to two thousand one word of hundreds. */
export function germanicSpelling(words: GermanicNumerals): GermanicSpelling {
  const { ones, tens, joinedOne, hundred, oneHundred } = words;

  function belowHundred(n: number, one: string | undefined): string {
    if (n < 20) return (n === 1 ? one : ones[n]) ?? '';
    const ten = tens[Math.floor(n / 10) - 1] ?? '';
    const unit = n % 10 === 1 ? joinedOne : (ones[n % 10] ?? '');
    return n % 10 === 0 ? ten : unit + words.and(unit) + ten;
  }

  return {
    belowTwoThousand: (n, one = ones[1]) => {
      const hundreds = Math.floor(n / 100);
      const rest = n % 100 === 0 ? '' : belowHundred(n % 100, one);
      if (hundreds === 0) return rest;
      return (hundreds === 1 ? oneHundred : belowHundred(hundreds, one)) + hundred + rest;
    },
    ordinal: (cardinal, digits, ending) => {
      const below = Number(digits) % 100;
      const word =
        below < 20 && Object.keys(words.ordinals).find((irregular) => cardinal.endsWith(irregular));
      return word ? cardinal.slice(0, -word.length) + words.ordinals[word] : cardinal + ending(below);
    },
  };
}
