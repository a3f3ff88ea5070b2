import { statfs } from 'node:fs/promises';
import path from 'node:path';

/** A folder that is written to, by what it is for. */
export interface WatchedFolder {
  part: 'data' | 'cache';
  path: string;
}

/** Fewer names than these left are as good as none. */
const LEAST_NAMES = 64;

/**
 * Bytes that may still be written where a folder lies, or will lie: it need not be there yet. A disk
 * without room for another name has none for bytes either. A disk that cannot be asked counts as
 * roomy: what is wrong with it is said by whoever writes to it.
 */
export async function freeBytes(folder: string): Promise<number> {
  for (let at = folder; ; at = path.dirname(at)) {
    try {
      const { bavail, bsize, files, ffree } = await statfs(at);
      return files > 0 && ffree < LEAST_NAMES ? 0 : bavail * bsize;
    } catch (error) {
      const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
      if (!missing || path.dirname(at) === at) return Number.POSITIVE_INFINITY;
    }
  }
}
