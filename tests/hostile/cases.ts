import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import type { Document } from '../../src/kernel/artifacts.ts';
import type { ErrorCode } from '../../src/kernel/errors.ts';
import { makeOle } from './make-ole.ts';
import { makeOnePage, makePdf, makeTextPdf } from './make-pdf.ts';
import { DOCX_SHELL, deflatedRun, makeDocx, makeZip } from './make-zip.ts';

export interface HostileCase {
  name: string;
  /** Puts the document into `folder` and gives its path. */
  make: (folder: string) => string | Promise<string>;
  /** The error, or what the Document must hold. */
  expected: ErrorCode | { mediaType: Document['source']['mediaType']; holds: string; pages?: number };
}

const here = import.meta.dirname;
const fixtures = join(here, '..', 'fixtures', 'documents');

function file(
  name: string,
  content: () => string | Uint8Array | Promise<string | Uint8Array>,
): HostileCase['make'] {
  return async (folder) => {
    const path = join(folder, name);
    writeFileSync(path, await content());
    return path;
  };
}

function copied(from: string, name: string): HostileCase['make'] {
  return (folder) => {
    cpSync(from, join(folder, name));
    return join(folder, name);
  };
}

function made(path: string, make: (path: string) => unknown): string {
  make(path);
  return path;
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
let packed: ReturnType<typeof deflatedRun> | undefined;

/** 320 MiB of spaces, packed once. */
function bomb(): ReturnType<typeof deflatedRun> {
  packed ??= deflatedRun(320);
  return packed;
}

const SENTENCE = 'The quick brown fox jumps over the lazy dog near the river bank.';

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

const entities = Array.from(
  { length: 12 },
  (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`,
).join('');
const loop = '<< /Type /Pages /Count 3 /Kids [2 0 R 2 0 R 2 0 R] >>';
const outlineLoop = [
  '<< /Type /Catalog /Pages 2 0 R /Outlines 5 0 R >>',
  '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 4 0 R >> >> /Contents 7 0 R >>',
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  '<< /Type /Outlines /First 6 0 R /Last 6 0 R /Count 1 >>',
  '<< /Title (Round) /Parent 5 0 R /Next 6 0 R /First 6 0 R /Dest [3 0 R /Fit] >>',
  `<< /Length ${SENTENCE.length + 35} >>\nstream\nBT /F1 11 Tf 72 700 Td (${SENTENCE}) Tj ET\nendstream`,
];

export const hostileCases: HostileCase[] = [
  {
    name: 'a zip bomb that owns up to its size',
    make: file('bomb.docx', async () =>
      makeZip([...DOCX_SHELL, { name: 'word/document.xml', deflated: await bomb() }]),
    ),
    expected: 'document_too_large',
  },
  {
    name: 'a zip bomb whose directory lies about its size',
    make: file('liar.docx', async () =>
      makeZip([...DOCX_SHELL, { name: 'word/document.xml', deflated: await bomb(), claimedSize: 2000 }]),
    ),
    expected: 'document_too_large',
  },
  {
    name: 'a bomb hidden in a picture that nothing unpacks',
    make: file('picture.docx', async () =>
      makeDocx([SENTENCE], {
        parts: [{ name: 'word/media/image1.png', deflated: await bomb(), claimedSize: 64 }],
      }),
    ),
    expected: { mediaType: 'docx', holds: SENTENCE },
  },
  {
    name: 'zips within zips',
    make: file('nested.docx', () =>
      makeZip([{ name: 'inner.zip', text: makeZip([{ name: 'inner.zip', text: makeDocx([SENTENCE]) }]) }]),
    ),
    expected: 'document_unsupported',
  },
  {
    name: 'more zip entries than allowed',
    make: file('many.docx', () =>
      makeZip([
        ...DOCX_SHELL,
        ...Array.from({ length: 12_000 }, (_, index) => ({ name: `word/part${index}.xml`, text: '' })),
      ]),
    ),
    expected: 'document_too_large',
  },
  {
    name: 'an external entity in a DOCX',
    make: file('xxe.docx', () =>
      makeDocx(['&secret;'], { head: '<!DOCTYPE x [<!ENTITY secret SYSTEM "file:///etc/hostname">]>' }),
    ),
    expected: 'document_damaged',
  },
  {
    name: 'XML nested 100,000 deep in a DOCX',
    make: file('deep.docx', () =>
      makeDocx([SENTENCE], { body: '<w:p>'.repeat(100_000) + '</w:p>'.repeat(100_000) }),
    ),
    expected: 'document_too_large',
  },
  {
    name: 'an encrypted DOCX',
    make: file('secret.docx', () => makeOle(['EncryptionInfo', 'EncryptedPackage'])),
    expected: 'document_encrypted',
  },
  {
    name: 'an old Word document',
    make: file('old.doc', () => makeOle(['WordDocument', '1Table'])),
    expected: 'document_unsupported',
  },
  {
    name: 'an encrypted PDF',
    make: copied(join(here, 'files', 'user-password.pdf'), 'secret.pdf'),
    expected: 'document_encrypted',
  },
  {
    name: 'a PDF that only its owner may change',
    make: copied(join(here, 'files', 'owner-password.pdf'), 'owned.pdf'),
    expected: { mediaType: 'pdf', holds: 'may be read by anyone' },
  },
  {
    name: 'a PDF stream that grows without end',
    make: file('stream.pdf', () =>
      makeOnePage(
        deflateSync(deflateSync(Buffer.alloc(100 * 2 ** 20, 0x20))),
        '/Filter [/FlateDecode /FlateDecode]',
      ),
    ),
    expected: 'document_empty',
  },
  {
    name: 'a PDF stream that grows into text without end',
    make: file('words.pdf', () =>
      makeOnePage(
        deflateSync(deflateSync(Buffer.from(`BT /F1 9 Tf ${'(word) Tj T* '.repeat(4_000_000)}`))),
        '/Filter [/FlateDecode /FlateDecode]',
      ),
    ),
    expected: 'document_too_large',
  },
  {
    name: 'a PDF that claims two thousand million pages',
    make: file('count.pdf', () =>
      makePdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Count 2000000000 /Kids [] >>']),
    ),
    expected: 'document_damaged',
  },
  {
    name: 'a PDF whose pages contain themselves',
    make: file('loop.pdf', () => makePdf(['<< /Type /Catalog /Pages 2 0 R >>', loop])),
    expected: 'document_damaged',
  },
  {
    name: 'a PDF whose outline goes in a circle',
    make: file('outline.pdf', () => makePdf(outlineLoop)),
    expected: { mediaType: 'pdf', holds: SENTENCE },
  },
  {
    name: 'a PDF of 1,000 pages',
    make: file('long.pdf', () =>
      makeTextPdf(
        Array.from({ length: 1000 }, (_, page) =>
          Array.from({ length: 40 }, (_, line) => `Page ${page + 1}, line ${line + 1}: ${SENTENCE}`),
        ),
      ),
    ),
    expected: { mediaType: 'pdf', holds: 'Page 1000, line 40', pages: 1000 },
  },
  {
    name: 'a PDF of more pages than allowed',
    make: file('longer.pdf', () => makeTextPdf(Array.from({ length: 3001 }, () => ['x']))),
    expected: 'document_too_large',
  },
  {
    name: 'a PDF with nothing but empty pages',
    make: file('scan.pdf', () => makeTextPdf([[], []])),
    expected: 'document_empty',
  },
  {
    name: 'nothing but a PDF header',
    make: file('header.pdf', () => '%PDF-1.7\n'),
    expected: 'document_damaged',
  },
  { name: 'a picture named .pdf', make: file('picture.pdf', () => PNG), expected: 'document_unsupported' },
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
