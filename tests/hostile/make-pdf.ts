/** A PDF from its objects, numbered from 1, with a right cross-reference table. Object 1 is the catalogue. */
export function makePdf(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const pieces: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const offsets: number[] = [];
  let length = pieces[0]!.length;
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    const piece = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object as string, 'latin1'),
      Buffer.from('\nendobj\n'),
    ]);
    pieces.push(piece);
    length += piece.length;
  }
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  pieces.push(
    Buffer.from(
      `${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(pieces);
}

export function stream(data: string | Buffer, dictionary = ''): Buffer {
  const bytes = Buffer.from(data as string, 'latin1');
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${dictionary} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';

/** A PDF of pages of lines in 11 point Helvetica, 14 points apart. */
export function makeTextPdf(pages: readonly (readonly string[])[]): Buffer {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  const objects: (string | Buffer)[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`,
    FONT,
  ];
  for (const [index, lines] of pages.entries()) {
    const shown = lines.map((line) => `(${line.replace(/([()\\])/g, '\\$1')}) Tj T*`).join('\n');
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
    );
    objects.push(stream(`BT /F1 11 Tf 14 TL 72 720 Td\n${shown}\nET`));
  }
  return makePdf(objects);
}

/** One page whose content is `content`, as it stands, under these stream keys. */
export function makeOnePage(content: Buffer, dictionary: string): Buffer {
  return makePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [4 0 R] >>',
    FONT,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents 5 0 R >>',
    stream(content, dictionary),
  ]);
}
