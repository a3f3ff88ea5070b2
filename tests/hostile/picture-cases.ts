import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { drawPage } from '../documents/draw-page.ts';
import { file, fixtures, type HostileCase, SENTENCE } from './hostile-case.ts';
import { makePdf, stream } from './make-pdf.ts';

const drawn = () => drawPage([{ text: SENTENCE, size: 30 }], { width: 1100, height: 220, margin: 60 });

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A grey PNG that says how large it is; its data are as many bytes of nothing as given. */
function png(width: number, height: number, bytes: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const data = deflateSync(Buffer.alloc(bytes));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Two frames, the second of them something else. */
async function animated(kind: 'gif' | 'webp'): Promise<Buffer> {
  const second = await drawPage([{ text: 'Another frame altogether.', size: 30 }], {
    width: 1100,
    height: 220,
    margin: 60,
  });
  const frames = sharp([await drawn(), second], { join: { animated: true } });
  return kind === 'gif'
    ? frames.gif({ delay: [100, 100] }).toBuffer()
    : frames.webp({ lossless: true }).toBuffer();
}

/** A page that draws one picture of so many pixels a side, its data left out. */
function pdfOfHugePicture(): Buffer {
  return makePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /XObject << /P 4 0 R >> >> /Contents 5 0 R >>',
    stream(
      'x',
      '/Type /XObject /Subtype /Image /Width 60000 /Height 60000 /ColorSpace /DeviceRGB /BitsPerComponent 8',
    ),
    stream('q 612 0 0 792 0 0 cm /P Do Q'),
  ]);
}

/** A form that draws itself, over and over. */
function pdfOfForms(): Buffer {
  return makePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /XObject << /F 4 0 R >> >> /Contents 5 0 R >>',
    stream(
      'q /F Do Q '.repeat(20),
      '/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /XObject << /F 4 0 R >> >>',
    ),
    stream('q /F Do Q'),
  ]);
}

export const pictureCases: HostileCase[] = [
  {
    name: 'a PNG of 50,000 by 50,000 pixels',
    make: file('bomb.png', () => png(50_000, 50_000, 1e6)),
    expected: 'document_too_large',
  },
  {
    name: 'a PNG of 9,000 by 9,000 pixels of nothing',
    make: file('dark.png', () => png(9000, 9000, 81_009_000)),
    expected: 'document_empty',
  },
  { name: 'a PNG without width', make: file('zero.png', () => png(0, 0, 0)), expected: 'document_damaged' },
  {
    name: 'a PNG with a picture cut short inside',
    make: file('short.png', () => png(400, 400, 90)),
    expected: 'document_damaged',
  },
  {
    name: 'half a JPEG',
    make: file('half.jpg', async () => {
      const jpeg = await sharp(await drawn())
        .jpeg()
        .toBuffer();
      return jpeg.subarray(0, jpeg.length / 2);
    }),
    expected: 'document_damaged',
  },
  {
    name: 'the first bytes of a JPEG alone',
    make: file('start.jpg', () => Buffer.from('ffd8ffe000104a464946', 'hex')),
    expected: 'document_damaged',
  },
  {
    name: 'half a HEIC',
    make: file('half.heic', () => {
      const heic = readFileSync(join(fixtures, 'two-tides.heic'));
      return heic.subarray(0, heic.length / 2);
    }),
    expected: 'document_damaged',
  },
  {
    name: 'a HEIC that claims to be 60,000 pixels wide',
    make: file('wide.heic', () => {
      const heic = Buffer.from(readFileSync(join(fixtures, 'two-tides.heic')));
      heic.writeUInt32BE(60_000, heic.indexOf('ispe') + 8);
      heic.writeUInt32BE(60_000, heic.indexOf('ispe') + 12);
      return heic;
    }),
    expected: 'document_too_large',
  },
  {
    name: 'an SVG that names a file',
    make: file(
      'picture.svg',
      () =>
        '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/hostname"/></svg>',
    ),
    expected: 'document_unsupported',
  },
  {
    name: 'an SVG without a prologue',
    make: file(
      'bare.svg',
      () =>
        `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><text>${SENTENCE}</text><path d="M0 0"/></svg>`,
    ),
    expected: 'document_unsupported',
  },
  {
    name: 'a GIF of two frames',
    make: file('two.gif', () => animated('gif')),
    expected: { mediaType: 'image', holds: SENTENCE, pages: 1 },
  },
  {
    name: 'a WebP of two frames',
    make: file('two.webp', () => animated('webp')),
    expected: { mediaType: 'image', holds: SENTENCE, pages: 1 },
  },
  {
    name: 'a TIFF of one bit a pixel',
    make: file('bits.tiff', async () =>
      sharp(await drawn())
        .greyscale()
        .threshold(140)
        .tiff({ bitdepth: 1, compression: 'deflate' })
        .toBuffer(),
    ),
    expected: { mediaType: 'image', holds: SENTENCE },
  },
  {
    name: 'a PNG named .txt',
    make: file('page.txt', drawn),
    expected: { mediaType: 'image', holds: SENTENCE },
  },
  {
    name: 'a PNG of one row of pixels',
    make: file('row.png', () => png(9000, 1, 9001)),
    expected: 'document_empty',
  },
  {
    name: 'a PDF with a picture of 60,000 by 60,000 pixels',
    make: file('huge.pdf', pdfOfHugePicture),
    expected: 'document_empty',
  },
  {
    name: 'a PDF whose forms draw themselves',
    make: file('circle.pdf', pdfOfForms),
    expected: 'document_empty',
  },
];
