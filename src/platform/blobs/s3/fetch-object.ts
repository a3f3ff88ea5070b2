import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { replaceFile } from '../../files/replace-file.ts';
import { diskError, onDisk } from '../storage-error.ts';
import { mayPass, s3Error } from './s3-error.ts';

const ATTEMPTS = 3;

/** Copies an object to local disk, whole or not at all; a connection that breaks is tried again. */
export async function fetchObject(read: () => Promise<Readable>, key: string, target: string): Promise<void> {
  await onDisk('written', () => mkdir(path.dirname(target), { recursive: true }));
  await replaceFile(
    target,
    async (temporary) => {
      for (let attempt = 1; !(await copied(read, key, temporary, attempt === ATTEMPTS)); attempt++);
    },
    { move: (temporary) => onDisk('written', () => rename(temporary, target)) },
  );
}

/** @returns false when it is worth another try */
async function copied(
  read: () => Promise<Readable>,
  key: string,
  file: string,
  last: boolean,
): Promise<boolean> {
  const body = await read();
  try {
    await pipeline(body, createWriteStream(file));
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).syscall === 'write') throw diskError('written', cause);
    if (!last && mayPass(cause)) return false;
    throw s3Error('read', key, cause);
  }
}
