import { Transform } from 'node:stream';

type Decoder = InstanceType<typeof TextDecoder>;

/**
 * Text whose charset stands in the headers alone becomes UTF-8 with a byte order mark, which every
 * reader of the file understands. Nothing to do without one, or when it is UTF-8 or not known; and
 * what gives itself away as something else, such as a PDF that a server calls text, stays.
 */
export function toUtf8(charset: string | undefined): Transform[] {
  const decoder = charset === undefined ? undefined : decoderOf(charset);
  if (!decoder || decoder.encoding === 'utf-8') return [];
  let decode: ((chunk?: Buffer) => Buffer) | undefined;
  return [
    new Transform({
      transform(chunk: Buffer, _encoding, done) {
        decode ??= isSelfDescribing(chunk) ? (same) => same ?? Buffer.alloc(0) : markedUtf8(decoder);
        done(null, decode(chunk));
      },
      flush(done) {
        done(null, decode?.());
      },
    }),
  ];
}

function isSelfDescribing(head: Buffer): boolean {
  const start = head.toString('latin1', 0, 1024);
  return /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff|PK\x03\x04|\{\\rtf)|%PDF-|\0/.test(start);
}

function markedUtf8(decoder: Decoder): (chunk?: Buffer) => Buffer {
  let begun = false;
  return (chunk) => {
    const text = chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    const mark = begun || text === '' ? '' : '\ufeff';
    begun ||= text !== '';
    return Buffer.from(mark + text);
  };
}

function decoderOf(charset: string): Decoder | undefined {
  try {
    return new TextDecoder(charset);
  } catch {
    return undefined;
  }
}
