import { once } from 'node:events';
import { crc32, createDeflateRaw, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  name: string;
  /** Deflated already, with the size it grows to. */
  deflated?: { data: Uint8Array; size: number; crc: number };
  text?: string | Uint8Array;
  /** What the directory says the size is, where it lies. */
  claimedSize?: number;
}

/** A zip container whose directory may lie about sizes. */
export function makeZip(parts: readonly ZipPart[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const raw = Buffer.from(part.text ?? '');
    const { data, size, crc } = part.deflated ?? {
      data: deflateRawSync(raw),
      size: raw.length,
      crc: crc32(raw),
    };
    const name = Buffer.from(part.name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc, 10);
    fields.writeUInt32LE(data.length, 14);
    fields.writeUInt32LE(part.claimedSize ?? size, 18);
    fields.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, name, data]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, tail, name]));
    files.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, central, end]);
}

/** So many mebibytes of one byte, deflated without ever being held whole. */
export async function deflatedRun(
  mebibytes: number,
  byte = 0x20,
): Promise<{ data: Buffer; size: number; crc: number }> {
  const block = Buffer.alloc(2 ** 20, byte);
  const deflate = createDeflateRaw({ level: 1 });
  const pieces: Buffer[] = [];
  deflate.on('data', (piece: Buffer) => pieces.push(piece));
  for (let index = 0; index < mebibytes; index += 1) if (!deflate.write(block)) await once(deflate, 'drain');
  deflate.end();
  await once(deflate, 'end');
  return { data: Buffer.concat(pieces), size: mebibytes * 2 ** 20, crc: 0 };
}

const CONTENT_TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const RELATIONS =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';

export const DOCX_SHELL: ZipPart[] = [
  { name: '[Content_Types].xml', text: CONTENT_TYPES },
  { name: '_rels/.rels', text: RELATIONS },
];

/** A Word document of these paragraphs; `head` goes before its root element, `body` into it. */
export function makeDocx(
  paragraphs: readonly string[],
  extra: { head?: string; body?: string; parts?: ZipPart[] } = {},
): Buffer {
  const text = paragraphs.map((paragraph) => `<w:p><w:r><w:t>${paragraph}</w:t></w:r></w:p>`).join('');
  const xml = `<?xml version="1.0" encoding="UTF-8"?>${extra.head ?? ''}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${text}${extra.body ?? ''}</w:body></w:document>`;
  return makeZip([...DOCX_SHELL, { name: 'word/document.xml', text: xml }, ...(extra.parts ?? [])]);
}
