import { Readable } from 'node:stream';
import { openBlobs } from '../../../src/platform/blobs/open-blobs.ts';

/*
 * Writes files without end, each filled with one letter, over a few keys, and prints the key and
 * the hash of each that was acknowledged. Ends when it is killed.
 */
const blobs = openBlobs({ dataDir: process.argv[2] as string, s3: undefined });
for (let turn = 0; ; turn++) {
  const letter = String.fromCharCode(97 + (turn % 26));
  const parts = Array.from({ length: 20 }, () => Buffer.alloc(10_000, letter));
  const key = turn % 2 === 0 ? 'same/file.bin' : `each/${process.pid}-${turn}/file.bin`;
  const { sha256 } = await blobs.put(key, Readable.from(parts), 'application/octet-stream');
  process.stdout.write(`${key} ${sha256}\n`);
}
