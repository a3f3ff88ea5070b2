import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { copied, file, type HostileCase, SENTENCE } from './hostile-case.ts';
import { makeOnePage, makePdf, makeTextPdf } from './make-pdf.ts';

const here = import.meta.dirname;
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

export const pdfCases: HostileCase[] = [
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
    isLong: true,
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
    isLong: true,
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
];
