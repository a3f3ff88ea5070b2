import { constants } from 'node:fs';
import { copyFile, mkdir, open, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { compact } from '../../../kernel/compact.ts';
import { replaceFile } from '../../files/replace-file.ts';
import { checkKey, checkPrefix } from '../blob-key.ts';
import type { BlobFacts, BlobStore, ByteRange } from '../blob-store.ts';
import { checkStore } from '../check-store.ts';
import { diskError, isMissing, noSuchFile, onDisk } from '../storage-error.ts';
import { sweepIncoming } from '../sweep-incoming.ts';
import { listFiles } from './list-files.ts';
import { placeFile } from './place-file.ts';

/** Files in a folder of their own, each at the path its key names. */
export function openDiskStore(root: string): BlobStore {
  // No part of a key begins with a dot, so that this folder is out of every key's reach.
  const incoming = path.join(root, '.incoming');
  void sweepIncoming(incoming);
  const fileOf = (key: string) => {
    checkKey(key);
    return path.join(root, key);
  };
  const store: BlobStore = {
    kind: 'disk',
    put: async (key, content) => placeFile(incoming, fileOf(key), content),
    facts: async (key) => factsOf(key, fileOf(key)),
    read: async (key, range, signal) => readFile(key, fileOf(key), range, signal),
    fetch: async (key, target) => copyTo(key, fileOf(key), target),
    remove: async (key) => removeFile(root, fileOf(key)),
    async *list(prefix) {
      checkPrefix(prefix);
      yield* listFiles(root, prefix);
    },
    presign: async () => undefined,
    check: () => checkStore(store),
  };
  return store;
}

async function factsOf(key: string, file: string): Promise<BlobFacts | undefined> {
  try {
    const facts = await stat(file, { bigint: true });
    if (!facts.isFile()) return undefined;
    return { key, bytes: Number(facts.size), etag: etagOf(facts), modified: facts.mtime };
  } catch (cause) {
    if (isMissing(cause)) return undefined;
    throw diskError('read', cause);
  }
}

/** Clocks of file systems tick in milliseconds: of two writes in one tick, the inode tells. */
function etagOf({ size, mtimeNs, ino }: { size: bigint; mtimeNs: bigint; ino: bigint }): string {
  return `"${[size, mtimeNs, ino].map((part) => part.toString(36)).join('-')}"`;
}

async function readFile(
  key: string,
  file: string,
  range: ByteRange | undefined,
  signal: AbortSignal | undefined,
): Promise<Readable> {
  try {
    const handle = await open(file, 'r');
    if (!(await handle.stat()).isFile()) {
      await handle.close();
      throw noSuchFile(key);
    }
    return handle.createReadStream(compact({ ...range, signal, highWaterMark: 256 * 1024 }));
  } catch (cause) {
    throw isMissing(cause) ? noSuchFile(key) : diskError('read', cause);
  }
}

/** On file systems that can, the copy shares its blocks with the original until one is changed. */
async function copyTo(key: string, file: string, target: string): Promise<void> {
  await onDisk('written', () => mkdir(path.dirname(target), { recursive: true }));
  try {
    if (!(await factsOf(key, file))) throw noSuchFile(key);
    await replaceFile(target, (temporary) => copyFile(file, temporary, constants.COPYFILE_FICLONE));
  } catch (cause) {
    throw isMissing(cause) ? noSuchFile(key) : diskError('written', cause);
  }
}

/** Folders that this leaves empty go with it. */
async function removeFile(root: string, file: string): Promise<void> {
  if (!(await stat(file).catch(() => undefined))?.isFile()) return;
  await onDisk('removed', () => rm(file, { force: true }));
  try {
    for (let folder = path.dirname(file); folder !== root; folder = path.dirname(folder)) await rmdir(folder);
  } catch {
    // Not empty, or gone already.
  }
}
