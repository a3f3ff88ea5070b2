import path from 'node:path';
import { buildWeb } from '../../scripts/web.js';

const ROOT = path.join(import.meta.dirname, '..', '..');

let built: Promise<string | undefined> | undefined;

/** The folder of the built pages, as they are after the sources of now. */
export async function builtPages(): Promise<string> {
  // Once a process: two builds at once would write into the same folder.
  built ??= buildWeb(ROOT, () => {});
  const fault = await built;
  if (fault) throw new Error(fault);
  return path.join(ROOT, 'dist', 'web');
}
