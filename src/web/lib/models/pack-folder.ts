/** The name of a file in a tar archive (ustar), in bytes. */
const MOST_NAME = 100;
const MOST_PREFIX = 155;
const BLOCK = 512;

/** A file of a folder that was chosen, by its path within it, such as "my-voice/tokens.txt". */
export interface PackedFile {
  path: string;
  content: Blob;
}

/**
 * One archive (tar) of a folder's files. Their contents are referred to, not read: it takes no memory.
 *
 * @throws Error with a sentence when a path is too long for the format
 */
export function packFolder(files: readonly PackedFile[]): Blob {
  const parts = files.flatMap(({ path, content }) => [
    headerOf(path, content.size),
    content,
    new Uint8Array((BLOCK - (content.size % BLOCK)) % BLOCK),
  ]);
  return new Blob([...parts, new Uint8Array(2 * BLOCK)], { type: 'application/x-tar' });
}

function headerOf(path: string, size: number): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(BLOCK);
  const { name, prefix } = splitPath(path);
  const write = (at: number, text: string | Uint8Array) =>
    header.set(typeof text === 'string' ? new TextEncoder().encode(text) : text, at);
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0');
  write(0, name);
  write(100, octal(0o644, 7));
  write(108, octal(0, 7));
  write(116, octal(0, 7));
  write(124, octal(size, 11));
  write(136, octal(0, 11));
  write(148, ' '.repeat(8));
  write(156, '0');
  write(257, 'ustar\0');
  write(263, '00');
  write(345, prefix);
  // The sum of its bytes, with its own field as spaces.
  const sum = header.reduce((total, byte) => total + byte, 0);
  write(148, `${octal(sum, 6)}\0 `);
  return header;
}

function splitPath(path: string): { name: Uint8Array; prefix: Uint8Array } {
  const encode = (text: string) => new TextEncoder().encode(text);
  const parts = path.split('/');
  for (let folders = 0; folders < parts.length; folders++) {
    const prefix = encode(parts.slice(0, folders).join('/'));
    const name = encode(parts.slice(folders).join('/'));
    if (name.length <= MOST_NAME && prefix.length <= MOST_PREFIX) return { name, prefix };
  }
  throw new Error(`The name of "${path.slice(0, 60)}..." is too long: shorten it, or choose an archive.`);
}
