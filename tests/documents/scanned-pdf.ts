import sharp from 'sharp';
import { makePdf, stream } from '../hostile/make-pdf.ts';

/** A page of a PDF: lines of Helvetica, pictures (each drawn over its part of the page), or both. */
export interface PdfPage {
  lines?: readonly string[];
  /** JPEG or PNG, and where it lies, in points from the page's lower left corner. */
  pictures?: readonly { bytes: Buffer; x: number; y: number; width: number; height: number }[];
  rotate?: number;
}

/** A4 in points. */
export const A4 = { width: 595, height: 842 };

/** A PDF whose pictures are kept as JPEG (DCTDecode), the way scanners write it. */
export async function makeScannedPdf(pages: readonly PdfPage[]): Promise<Buffer> {
  const objects: (string | Buffer)[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const kids: number[] = [];
  for (const { lines = [], pictures = [], rotate = 0 } of pages) {
    const names: string[] = [];
    let content = '';
    for (const [index, picture] of pictures.entries()) {
      const jpeg = await sharp(picture.bytes).greyscale().jpeg({ quality: 85 }).toBuffer();
      const { width, height } = await sharp(jpeg).metadata();
      objects.push(
        stream(
          jpeg.toString('latin1'),
          `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /DCTDecode`,
        ),
      );
      names.push(`/P${index} ${objects.length} 0 R`);
      content += `q ${picture.width} 0 0 ${picture.height} ${picture.x} ${picture.y} cm /P${index} Do Q\n`;
    }
    const shown = lines.map((line) => `(${line.replace(/([()\\])/g, '\\$1')}) Tj T*`).join('\n');
    objects.push(stream(`${content}BT /F1 11 Tf 14 TL 72 770 Td\n${shown}\nET`));
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${A4.width} ${A4.height}] /Rotate ${rotate} /Resources << /Font << /F1 3 0 R >> /XObject << ${names.join(' ')} >> >> /Contents ${objects.length} 0 R >>`,
    );
    kids.push(objects.length);
  }
  objects[1] = `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`;
  return makePdf(objects);
}

/** A picture over the whole page. */
export const fullPage = (bytes: Buffer) => ({ bytes, x: 0, y: 0, ...A4 });
