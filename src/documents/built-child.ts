import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The folder of the confined process's modules as `scripts/reader.js` built them under `root`; null
 * where that is missing or was made of other sources than the ones that stand here.
 */
export function builtChild(root: string): string | null {
  const folder = join(root, 'dist', 'reader');
  try {
    const sources = JSON.parse(readFileSync(join(folder, 'sources.json'), 'utf8')) as Record<string, string>;
    const isSame = ([file, hash]: [string, string]) => sha256(join(root, file)) === hash;
    return Object.entries(sources).every(isSame) ? folder : null;
  } catch {
    return null;
  }
}

function sha256(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}
