import { file, type HostileCase, SENTENCE } from './hostile-case.ts';

const rtf = (body: string) => String.raw`{\rtf1\ansi ${SENTENCE}\par ${body}}`;
const latex = (body: string) => `\\documentclass{article}\\begin{document}${SENTENCE} ${body}\\end{document}`;

/** RTF, LaTeX and CSV: text that is written to be followed. */
export const sourceCases: HostileCase[] = [
  {
    name: 'RTF of groups without end',
    make: file('deep.rtf', () => rtf('{'.repeat(100_000))),
    expected: 'document_too_large',
  },
  {
    name: 'RTF that closes more than it opens',
    make: file('closed.rtf', () => rtf('}'.repeat(100_000))),
    expected: { mediaType: 'rtf', holds: SENTENCE },
  },
  {
    name: 'RTF of numbers out of range',
    make: file('numbers.rtf', () =>
      rtf(
        String.raw`\u99999999999? \uc-5\uc99999 \li-99999999999\ls4294967296\ilvl-3\bin-7 \bin2147483647 ${SENTENCE}`,
      ),
    ),
    expected: { mediaType: 'rtf', holds: SENTENCE },
  },
  {
    name: 'RTF of halves of characters',
    make: file('halves.rtf', () => rtf(String.raw`{\uc0\u-10179 x\u-8704 y}\'8\'zz\'\par`)),
    expected: { mediaType: 'rtf', holds: SENTENCE },
  },
  {
    name: 'RTF of notes within notes',
    make: file('notes.rtf', () => rtf(String.raw`{\footnote `.repeat(900))),
    expected: { mediaType: 'rtf', holds: SENTENCE },
  },
  {
    name: 'RTF of a table that never ends a row',
    make: file('row.rtf', () => rtf(String.raw`\trowd\intbl ${'x\\cell '.repeat(100_000)}`)),
    expected: { mediaType: 'rtf', holds: SENTENCE },
  },
  {
    name: 'RTF of styles that stand on each other',
    make: file(
      'styles.rtf',
      () => String.raw`{\rtf1{\stylesheet{\s1\sbasedon2 A;}{\s2\sbasedon1 B;}}\pard\s1 ${SENTENCE}\par}`,
    ),
    expected: { mediaType: 'rtf', holds: SENTENCE },
  },
  { name: 'RTF that is only a header', make: file('head.rtf', () => '{\\rtf'), expected: 'document_empty' },
  {
    name: 'LaTeX of groups without end',
    make: file('deep.tex', () => latex('{'.repeat(100_000))),
    expected: 'document_too_large',
  },
  {
    name: 'LaTeX of environments without end',
    make: file('begins.tex', () => latex('\\begin{itemize}'.repeat(10_000))),
    expected: 'document_too_large',
  },
  {
    name: 'LaTeX macros that double themselves',
    make: file('macros.tex', () => {
      const names = 'abcdefghijklmnopqrstuvwxyz'.split('').map((letter) => `x${letter}`);
      const doubled = names.map(
        (name, index) =>
          `\\newcommand{\\${name}}{${index === 0 ? 'ha' : `\\${names[index - 1]}\\${names[index - 1]}`}}`,
      );
      return `${doubled.join('')}${latex('\\xz')}`;
    }),
    expected: 'document_too_large',
  },
  {
    name: 'a LaTeX macro that is itself',
    make: file('self.tex', () => `\\newcommand{\\me}{\\me\\me}${latex('\\me')}`),
    expected: { mediaType: 'latex', holds: SENTENCE },
  },
  {
    name: 'LaTeX that asks for files',
    make: file('files.tex', () =>
      latex('\\input{/etc/hostname}\\include{../../secret}\\openin1=/etc/passwd \\write18{ls}'),
    ),
    expected: { mediaType: 'latex', holds: SENTENCE },
  },
  {
    name: 'LaTeX of dollars',
    make: file('dollars.tex', () => latex('$'.repeat(20_001))),
    expected: { mediaType: 'latex', holds: SENTENCE },
  },
  {
    name: 'a table of a million columns',
    isLong: true,
    make: file('wide.csv', () => `${'a,'.repeat(1_000_000)}\n1,2\n`),
    expected: 'document_too_large',
  },
  {
    name: 'a table of half a million rows',
    make: file('long.csv', () => `name,size\n${'x,1\n'.repeat(500_000)}`),
    expected: 'document_too_large',
  },
  {
    name: 'a table of quotes',
    make: file('quotes.csv', () => `name,size\n${'"'.repeat(50_001)}\nAnn,2\n`),
    expected: { mediaType: 'csv', holds: 'Ann' },
  },
  {
    name: 'a table of formulas, which are only letters here',
    make: file('formulas.csv', () => 'name,size\n"=cmd|\'/C calc\'!A0",2\n@SUM(1+1),3\n'),
    expected: { mediaType: 'csv', holds: '=cmd|' },
  },
  {
    name: 'numbers beyond counting',
    make: file('numbers.csv', () => `name,size\nAnn,${'9'.repeat(400)}\nBen,1e999\nCal,-0\n`),
    expected: { mediaType: 'csv', holds: 'Ann' },
  },
  { name: 'a table of commas', make: file('commas.csv', () => ',,,,\n,,,,\n'), expected: 'document_empty' },
  {
    name: 'random bytes named .csv',
    make: file('noise.csv', () =>
      Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 251)),
    ),
    expected: 'document_unsupported',
  },
];
