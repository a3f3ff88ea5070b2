import { AppError } from '../../../kernel/errors.ts';

const BOMS: [string, number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** Null characters up to this share of a file are dropped; more of them make it no text. */
const NULL_SHARE = 0.01;

/**
 * Text from bytes: a byte order mark decides, then the encoding that the document claims, then
 * UTF-8 where it fits, else windows-1252. Throws `document_unsupported` for what is no text.
 */
export function decodeText(bytes: Uint8Array, claimed: string | null = null): string {
  const text = decodeBytes(bytes, claimed);
  if (!text.includes('\0')) return text;
  const nulls = text.split('\0').length - 1;
  if (nulls > Math.max(2, text.length * NULL_SHARE)) {
    throw new AppError('document_unsupported', 'This file holds binary data, not text.');
  }
  return text.replaceAll('\0', '');
}

function decodeBytes(bytes: Uint8Array, claimed: string | null): string {
  const bom = BOMS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (bom) return new TextDecoder(bom[0]).decode(bytes);
  const wide = unmarkedUtf16(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  const decoder = claimed === null ? null : decoderFor(claimed);
  if (decoder && decoder.encoding !== 'utf-8') return decoder.decode(bytes);
  return decodeUtf8(bytes);
}

/** UTF-16 without a mark gives itself away by nulls in every other byte. */
function unmarkedUtf16(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, 2000);
  const nulls = [0, 0];
  for (const [index, byte] of sample.entries()) if (byte === 0) nulls[index % 2]! += 1;
  const half = sample.length / 2;
  if (sample.length < 8) return null;
  if (nulls[1]! > half * 0.8 && nulls[0]! < half * 0.1) return 'utf-16le';
  if (nulls[0]! > half * 0.8 && nulls[1]! < half * 0.1) return 'utf-16be';
  return null;
}

function decoderFor(label: string): InstanceType<typeof TextDecoder> | null {
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}

/** A few broken sequences in UTF-8 stay UTF-8; text that is mostly broken was never UTF-8. */
function decodeUtf8(bytes: Uint8Array): string {
  const text = new TextDecoder('utf-8').decode(bytes);
  if (!text.includes('\uFFFD')) return text;
  const broken = text.match(/\uFFFD/g)!.length;
  const whole = text.match(/[^\u0000-\u007F\uFFFD]/g)?.length ?? 0;
  return broken > whole ? new TextDecoder('windows-1252').decode(bytes) : text;
}
