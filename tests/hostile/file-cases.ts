import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { copied, file, fixtures, type HostileCase, made, SENTENCE } from './hostile-case.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Bytes that look random and are the same every time (xorshift32). */
function noise(length: number): Uint8Array {
  let state = 0x9e3779b9;
  return Uint8Array.from({ length }, () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state & 0xff;
  });
}

export const fileCases: HostileCase[] = [
  { name: 'a blank picture named .pdf', make: file('picture.pdf', () => PNG), expected: 'document_empty' },
  {
    name: 'a DOCX named .pdf',
    make: copied(join(fixtures, 'immune-memory.docx'), 'wrong.pdf'),
    expected: { mediaType: 'docx', holds: 'body' },
  },
  {
    name: 'a PDF named .txt',
    make: copied(join(fixtures, 'street-trees.pdf'), 'wrong.txt'),
    expected: { mediaType: 'pdf', holds: 'Street trees' },
  },
  {
    name: 'Markdown named .docx',
    make: file('wrong.docx', () => `# Foxes\n\n${SENTENCE}\n\n## More\n\n**${SENTENCE}**\n`),
    expected: { mediaType: 'markdown', holds: SENTENCE },
  },
  { name: 'zero bytes', make: file('empty.pdf', () => ''), expected: 'document_empty' },
  {
    name: 'white space only',
    make: file('blank.txt', () => ' \n\t\r\n \u00a0\n'),
    expected: 'document_empty',
  },
  {
    name: 'a few null bytes in text',
    make: file('nulls.txt', () => `${SENTENCE}\0\n\n${SENTENCE}`),
    expected: { mediaType: 'text', holds: SENTENCE },
  },
  {
    name: 'null bytes throughout',
    make: file('null.txt', () => Buffer.alloc(5000)),
    expected: 'document_unsupported',
  },
  { name: 'random bytes', make: file('noise.txt', () => noise(50_000)), expected: 'document_unsupported' },
  {
    name: 'random bytes after a PDF header',
    make: file('noise.pdf', () => Buffer.concat([Buffer.from('%PDF-1.5\n'), noise(20_000)])),
    expected: 'document_damaged',
  },
  {
    name: 'random bytes after a zip header',
    make: file('noise.docx', () => Buffer.concat([Buffer.from('PK\x03\x04'), noise(20_000)])),
    expected: 'document_damaged',
  },
  {
    name: 'invalid UTF-8',
    make: file('broken.txt', () =>
      Buffer.concat([
        Buffer.from('Café and naïve words, '),
        Buffer.from([0xff, 0xc3, 0x28]),
        Buffer.from(` then more. ${SENTENCE}`),
      ]),
    ),
    expected: { mediaType: 'text', holds: 'Café' },
  },
  {
    name: 'Arabic',
    make: file('arabic.txt', () => 'مرحبا بالعالم. هذا نص عربي قصير للاختبار.\n\nيقرأ من اليمين إلى اليسار.'),
    expected: { mediaType: 'text', holds: 'هذا نص عربي' },
  },
  {
    name: 'Hebrew in HTML',
    make: file(
      'hebrew.html',
      () =>
        '<!doctype html><html dir="rtl" lang="he"><body><h1>שלום</h1><p>זהו טקסט קצר בעברית לצורך בדיקה.</p></body></html>',
    ),
    expected: { mediaType: 'html', holds: 'טקסט קצר' },
  },
  {
    name: 'emoji, joined and flagged',
    make: file('emoji.md', () => '# Party 🎉\n\nFamilies 👩‍👩‍👧‍👦 and flags 🇩🇪 and skin 👍🏽 stay whole. 🙂'),
    expected: { mediaType: 'markdown', holds: '👩‍👩‍👧‍👦 and flags 🇩🇪 and skin 👍🏽' },
  },
  {
    name: 'a name that tries to be an option',
    make: file('--help; $(touch x) "\n.txt', () => SENTENCE),
    expected: { mediaType: 'text', holds: SENTENCE },
  },
  {
    name: 'a folder',
    make: (folder) => made(join(folder, 'folder.pdf'), mkdirSync),
    expected: 'document_unsupported',
  },
  {
    name: 'a pipe that nobody writes to',
    make: (folder) => made(join(folder, 'pipe.txt'), (path) => execFileSync('mkfifo', [path])),
    expected: 'document_unsupported',
  },
  { name: 'a device', make: () => '/dev/zero', expected: 'document_unsupported' },
  {
    name: 'a link to itself',
    make: (folder) => made(join(folder, 'self.txt'), (path) => symlinkSync('self.txt', path)),
    expected: 'document_not_found',
  },
  { name: 'no file', make: (folder) => join(folder, 'nowhere.pdf'), expected: 'document_not_found' },
];
