const LINE_LENGTH = 82;
const LINES_A_PAGE = 42;

/**
 * A plain PDF of so many pages: a running header, 42 lines of 11 point Helvetica and a page number
 * on each, filled with the words of `text` over and over.
 */
export function generatePdf(pages: number, text: string): Buffer {
  const lines = wrap(text);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${range(pages)
      .map((i) => `${4 + 2 * i} 0 R`)
      .join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  for (const page of range(pages)) {
    const content = pageContent(page, lines);
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + 2 * page} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    );
  }
  return assemble(objects);
}

function pageContent(page: number, lines: readonly string[]): string {
  const body = range(LINES_A_PAGE).map((i) => lines[(page * LINES_A_PAGE + i) % lines.length] ?? '');
  const show = (line: string) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`;
  return [
    `BT /F1 9 Tf 72 800 Td (A generated document) Tj ET`,
    `BT /F1 11 Tf 16 TL 72 760 Td ${body.map(show).join('\n')} ET`,
    `BT /F1 9 Tf 290 40 Td (${page + 1}) Tj ET`,
  ].join('\n');
}

function assemble(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const offset = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  const start = file.indexOf('xref\n0 ');
  return Buffer.from(
    `${file}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    'latin1',
  );
}

/** Lines of Latin-1 characters, which take one byte each. */
function wrap(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.replace(/[^\x20-\x7e\n]/g, ' ').split(/\s+/)) {
    if (line.length + word.length >= LINE_LENGTH) {
      lines.push(line);
      line = '';
    }
    line += line ? ` ${word}` : word;
  }
  return line ? [...lines, line] : lines;
}

function range(length: number): number[] {
  return Array.from({ length }, (_, i) => i);
}
