import type { Dirent } from 'node:fs';
import { opendir, stat } from 'node:fs/promises';
import path from 'node:path';
import { diskError, isMissing } from '../storage-error.ts';

/** Every file under `root` whose key begins with `prefix`; what is hidden is none of them. */
export async function* listFiles(
  root: string,
  prefix: string,
): AsyncGenerator<{ key: string; bytes: number; modified: Date }> {
  const above = prefix.slice(0, prefix.lastIndexOf('/') + 1);
  for await (const key of walk(root, above)) {
    if (!key.startsWith(prefix)) continue;
    const facts = await stat(path.join(root, key)).catch(ignoreMissing);
    if (facts) yield { key, bytes: facts.size, modified: facts.mtime };
  }
}

async function* walk(root: string, folder: string): AsyncGenerator<string> {
  for await (const entry of entriesOf(path.join(root, folder))) {
    if (entry.name.startsWith('.')) continue;
    if (entry.isDirectory()) yield* walk(root, `${folder}${entry.name}/`);
    else if (entry.isFile()) yield `${folder}${entry.name}`;
  }
}

/** A folder may go while it is being read: others remove files at the same time. */
async function* entriesOf(folder: string): AsyncGenerator<Dirent> {
  try {
    yield* await opendir(folder, { bufferSize: 256 });
  } catch (cause) {
    ignoreMissing(cause);
  }
}

function ignoreMissing(cause: unknown): undefined {
  if (!isMissing(cause)) throw diskError('listed', cause);
}
