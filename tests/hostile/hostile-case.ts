import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Document } from '../../src/kernel/artifacts.ts';
import type { ErrorCode } from '../../src/kernel/errors.ts';

export interface HostileCase {
  name: string;
  /** Puts the document into `folder` and gives its path. */
  make: (folder: string) => string | Promise<string>;
  /** The error, or what the Document must hold. */
  expected: ErrorCode | { mediaType: Document['source']['mediaType']; holds: string; pages?: number };
  /** Takes seconds of processor time, beside others like it: left to the deep run. */
  isLong?: true;
}

export const fixtures = join(import.meta.dirname, '..', 'fixtures', 'documents');

export const SENTENCE = 'The quick brown fox jumps over the lazy dog near the river bank.';

export function file(
  name: string,
  content: () => string | Uint8Array | Promise<string | Uint8Array>,
): HostileCase['make'] {
  return async (folder) => {
    const path = join(folder, name);
    writeFileSync(path, await content());
    return path;
  };
}

export function copied(from: string, name: string): HostileCase['make'] {
  return (folder) => {
    cpSync(from, join(folder, name));
    return join(folder, name);
  };
}

export function made(path: string, make: (path: string) => unknown): string {
  make(path);
  return path;
}
