import path from 'node:path';
import { buildReader } from '../../scripts/reader.js';

const ROOT = path.join(import.meta.dirname, '..', '..');

/** `npm test` has built what reads documents before; a run of vitest alone is as fast with this. */
export default async function buildReaderFirst(): Promise<void> {
  const fault = await buildReader(ROOT, () => {});
  if (fault) process.stderr.write(`${fault}\nDocuments are read by the sources, which is slower.\n`);
}
