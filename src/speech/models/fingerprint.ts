import { createHash } from 'node:crypto';
import {
  createReadStream,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ModelFacts } from './inspect-model.ts';

const NAME = '.fingerprint.json';

/**
 * SHA-256 over everything of a model that makes its sound. Worked out once and kept beside the model
 * with each file's size and time of change; where that may not be written it is worked out each time.
 */
export async function fingerprintModel({ dir, files }: Pick<ModelFacts, 'dir' | 'files'>): Promise<string> {
  const paths = [...new Set(Object.values(files).flatMap((file) => file.split(',')))].flatMap(within).sort();
  const state = paths.map((file) => {
    const { size, mtimeMs } = statSync(file);
    return [path.relative(dir, file), size, mtimeMs];
  });
  const stored = readStored(path.join(dir, NAME));
  if (stored && JSON.stringify(stored.state) === JSON.stringify(state)) return stored.sha256;
  const hash = createHash('sha256');
  for (const file of paths) {
    hash.update(`${path.relative(dir, file)}\0${statSync(file).size}\0`);
    await pipeline(createReadStream(file), hash, { end: false });
  }
  const sha256 = hash.digest('hex');
  try {
    writeFileSync(path.join(dir, NAME), JSON.stringify({ state, sha256 }));
  } catch {
    // A folder that may not be written costs time, no more.
  }
  return sha256;
}

/** SHA-256 of one small file. */
export function fingerprintFile(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

function within(file: string): string[] {
  if (!statSync(file).isDirectory()) return [file];
  const found = readdirSync(file, { recursive: true, withFileTypes: true });
  return found.filter((each) => each.isFile()).map((each) => path.join(each.parentPath, each.name));
}

function readStored(file: string): { state: unknown; sha256: string } | undefined {
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  } catch {
    return undefined;
  }
}

/** The next fingerprint is worked out from the files, whatever was kept. */
export function forgetFingerprint(dir: string): void {
  rmSync(path.join(dir, NAME), { force: true });
}
