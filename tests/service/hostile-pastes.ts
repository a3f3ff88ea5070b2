const MOST = 1_000_000;

/** A piece again and again, to so many characters. */
const again = (piece: string, characters: number): string =>
  piece.repeat(Math.ceil(characters / piece.length)).slice(0, characters);

/** Texts that were slow to read, to measure or to write about, each as large as may be pasted or as was found to hurt. */
export const HOSTILE_PASTES: readonly [name: string, text: string][] = [
  ['capitals and dashes', again('MM–', 64_000)],
  ['capitals without a full stop', again('THE OLD HARBOUR HAS A WALL AND A GATE ', 219_000)],
  ['equations', again('a=b ', MOST)],
  ['one long word', again('a', MOST)],
  ['long words', again(`${'b'.repeat(5000)} `, MOST)],
  ['empty lines', `a${again('\n', MOST - 2)}a`],
  ['blanks', `a${again(' ', MOST - 2)}a`],
  ['full stops', again('.', MOST)],
  ['initials', again('A. B. C. ', 300_000)],
  ['digits', again('1', 300_000)],
  ['groups of digits', again('1,000,', 300_000)],
  ['opening brackets', again('(', MOST)],
  ['opening quotation marks', again('“a ', 300_000)],
  ['roman numerals', again('MDCLXVI ', 300_000)],
  ['units', again('5 km/h–', 200_000)],
  ['addresses', again('www.a.b.c.d/e?f=g&', 300_000)],
  ['abbreviations', again('Dr. Mr. e.g. i.e. ', 300_000)],
  ['lines of one letter', again('a\n', MOST)],
  ['headings', again('# a\n\n', MOST)],
  ['hyphens', again('a-', 300_000)],
];
