import { cutName } from '../../files/cut-name.ts';

/** Longer names are cut: file systems take 255 bytes, and a browser adds " (1)" to some. */
const MOST_NAME_BYTES = 230;

/**
 * The Content-Disposition header of a file (RFC 6266): its name in ASCII for old programs and, where
 * that lost something, exactly in `filename*` (RFC 8187).
 */
export function contentDisposition(name: string, inline: boolean): string {
  const kind = inline ? 'inline' : 'attachment';
  const exact = safeName(name);
  const plain = exact
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/gu, '_')
    // A percent sign followed by digits is decoded by some programs; quotes would end the value.
    .replace(/["\\%]/g, '_');
  const full = plain === exact ? '' : `; filename*=UTF-8''${encode(exact)}`;
  return `${kind}; filename="${plain}"${full}`;
}

/** A name that no system takes for a path, a hidden file or a control sequence. */
function safeName(name: string): string {
  const flat = name
    .toWellFormed()
    .normalize('NFC')
    // Control characters, separators of lines, and marks that turn the direction of writing.
    .replace(/[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/[/\\:*?<>|]/g, '_')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return cutName(flat, MOST_NAME_BYTES) || 'file';
}

/** RFC 8187 takes fewer characters unescaped than encodeURIComponent leaves. */
function encode(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
