import { closeSync, openSync, readSync } from 'node:fs';

/**
 * Fills `bytes` from the file's beginning: into memory that is used again, where reading a whole file
 * would leave a buffer behind for the garbage collector each time.
 *
 * @returns bytes read; fewer than asked for when the file is shorter
 */
export function readInto(path: string, bytes: Uint8Array): number {
  const file = openSync(path, 'r');
  try {
    let at = 0;
    for (let read = -1; read !== 0 && at < bytes.length; at += read) {
      read = readSync(file, bytes, at, bytes.length - at, at);
    }
    return at;
  } finally {
    closeSync(file);
  }
}
