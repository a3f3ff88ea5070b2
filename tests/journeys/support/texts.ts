import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../service/service-process.ts';

/** Texts that take a while to speak. Takes are kept, so each journey needs one of its own. */
const LONG = {
  darwin: 'tests/fixtures/documents/struggle-for-existence.txt',
  tides: 'samples/tides.md',
  water: 'tests/fixtures/sources/water-reuse.tex',
} as const;

export function longText(name: keyof typeof LONG): string {
  return readFileSync(path.join(ROOT, LONG[name]), 'utf8');
}

/** The path of a document of the fixtures. */
export function documentPath(name: string): string {
  return path.join(ROOT, 'tests', 'fixtures', 'documents', name);
}
