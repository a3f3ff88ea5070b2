import { oneLine } from '../../../kernel/rules/one-line.ts';
import { concat, latin1, uint32 } from '../bytes.ts';

/*
 * The building blocks of ID3v2.3 (id3.org, "ID3 tag version 2.3.0"): version 3 because every player
 * reads it; its text is Latin-1 or UTF-16, never UTF-8.
 */
const LATIN1 = 0;
const UTF16 = 1;

/** UTF-16 with its byte order mark, little-endian, ending in `terminator` zero bytes. */
function utf16(text: string, terminator: 0 | 2): Uint8Array {
  const clean = text.replaceAll('\0', '');
  const bytes = Buffer.from(`\ufeff${clean}`, 'utf16le');
  return concat([bytes, new Uint8Array(terminator)]);
}

/** Four times seven bits: no byte looks like an MPEG sync. */
export function syncsafe(value: number): Uint8Array {
  return Uint8Array.of((value >> 21) & 127, (value >> 14) & 127, (value >> 7) & 127, value & 127);
}

export function frame(id: string, content: Uint8Array): Uint8Array {
  return concat([latin1(id), uint32(content.length), Uint8Array.of(0, 0), content]);
}

/** TIT2, TPE1 and the like, which have no line ends (ID3v2.3, 4.2). */
export function textFrame(id: string, text: string): Uint8Array {
  return frame(id, concat([Uint8Array.of(UTF16), utf16(oneLine(text), 0)]));
}

/** TXXX: a field with a name of our choosing. */
export function userTextFrame(name: string, text: string): Uint8Array {
  return frame('TXXX', concat([Uint8Array.of(UTF16), utf16(name, 2), utf16(text, 0)]));
}

/** COMM and USLT: text in a language (ISO 639-2, three letters). */
export function languageFrame(id: 'COMM' | 'USLT', language: string, text: string): Uint8Array {
  return frame(id, concat([Uint8Array.of(UTF16), latin1(language), utf16('', 2), utf16(text, 0)]));
}

/** APIC: the front cover. */
export function pictureFrame(mime: string, image: Uint8Array): Uint8Array {
  const FRONT_COVER = 3;
  return frame(
    'APIC',
    concat([Uint8Array.of(LATIN1), latin1(`${mime}\0`), Uint8Array.of(FRONT_COVER, 0), image]),
  );
}
