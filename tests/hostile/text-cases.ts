import { file, type HostileCase, SENTENCE } from './hostile-case.ts';

const entities = Array.from(
  { length: 12 },
  (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`,
).join('');

export const textCases: HostileCase[] = [
  {
    name: '200,000 nested tags',
    make: file('deep.html', () => `<html><body>${'<div>'.repeat(200_000)}${SENTENCE}`),
    expected: 'document_too_large',
  },
  {
    name: '600,000 elements',
    make: file('wide.html', () => `<html><body>${'<b>x</b>'.repeat(600_000)}`),
    expected: 'document_too_large',
  },
  {
    name: 'a thousand million entities in HTML',
    make: file(
      'laughs.html',
      () =>
        `<!DOCTYPE html [<!ENTITY e0 "ha">${entities}]><html><body><p>${SENTENCE} &e12;</p></body></html>`,
    ),
    expected: { mediaType: 'html', holds: SENTENCE },
  },
  {
    name: 'HTML that never closes a tag',
    make: file('open.html', () => `<!doctype html><p ${'a="b" '.repeat(50_000)}`),
    expected: 'document_empty',
  },
  {
    name: 'Markdown of emphasis without end',
    make: file('stars.md', () => `# Stars\n\n${SENTENCE}\n\n${'*a **a '.repeat(20_000)}`),
    expected: { mediaType: 'markdown', holds: SENTENCE },
  },
  {
    name: 'Markdown of brackets without end',
    make: file('brackets.md', () => `${SENTENCE}\n\n${'['.repeat(20_000)}\n\n${'![](<'.repeat(5_000)}`),
    expected: { mediaType: 'markdown', holds: SENTENCE },
  },
  {
    name: 'Markdown nested as quotes and lists',
    make: file(
      'quotes.md',
      () =>
        `${SENTENCE}\n\n${'> '.repeat(20_000)}x\n\n${Array.from({ length: 500 }, (_, depth) => `${' '.repeat(depth * 2)}- x`).join('\n')}`,
    ),
    expected: { mediaType: 'markdown', holds: SENTENCE },
  },
  {
    name: 'one line of 10 MB',
    isLong: true,
    make: file('line.txt', () => 'word '.repeat(2 * 2 ** 20)),
    expected: { mediaType: 'text', holds: 'word word' },
  },
  {
    name: 'more text than allowed',
    make: file('book.txt', () => `${SENTENCE}\n\n`.repeat(200_000)),
    expected: 'document_too_large',
  },
  {
    name: 'a file beyond the limit of bytes',
    make: file('huge.txt', () => Buffer.alloc(101 * 2 ** 20, 0x61)),
    expected: 'document_too_large',
  },
];
