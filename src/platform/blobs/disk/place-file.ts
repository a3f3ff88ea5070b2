import { randomUUID } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import { replaceFile } from '../../files/replace-file.ts';
import { type BlobContent, type Received, receive } from '../receive.ts';
import { diskError, isMissing, onDisk } from '../storage-error.ts';

/** What the service wrote is nobody else's to read. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/**
 * Writes content to a file of `incoming`, then moves it to `target` in one step. When this returns,
 * both the bytes and the name are on the disk and outlast a power cut.
 */
export async function placeFile(incoming: string, target: string, content: BlobContent): Promise<Received> {
  const write = async (temporary: string) => {
    await onDisk('written', () => mkdir(incoming, { recursive: true, mode: FOLDER_MODE }));
    const handle = await onDisk('written', () => open(temporary, 'wx', FILE_MODE));
    try {
      return await receive(handle, content);
    } finally {
      await handle.close();
    }
  };
  return replaceFile(target, write, { temporary: path.join(incoming, randomUUID()), move: moveInto });
}

/** Tries again when the folder, empty until now, was removed between its making and the move. */
async function moveInto(temporary: string, target: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await makeFolder(path.dirname(target));
      await rename(temporary, target);
      break;
    } catch (cause) {
      if (attempt === 5 || !isMissing(cause)) throw diskError('written', cause);
    }
  }
  await syncFolder(path.dirname(target)).catch((cause: unknown) => {
    // Removed again by somebody else, folder and all: there is nothing to keep.
    if (!isMissing(cause)) throw diskError('written', cause);
  });
}

/** Makes a folder and those above it, each name written through to the disk. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = path.dirname(made)) {
    await syncFolder(path.dirname(made));
  }
}

/** Windows has no such call and needs none. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
