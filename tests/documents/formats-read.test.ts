import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { FORMATS_READ } from '../../src/documents/shared/formats-read.ts';

const ROOT = path.join(import.meta.dirname, '..', '..');
/** Each kind by its name; what a kind of picture is called stands in brackets. */
const NAMES = FORMATS_READ.split(/[,()]| and /)
  .map((name) => name.trim())
  .filter((name) => name !== '' && name !== 'pictures');

it.each(['README.md', 'docs/errors.md', 'src/web/site/content/help/make-your-first-episode.md'])(
  '%s names every kind of document that is read',
  (page) => {
    const text = readFileSync(path.join(ROOT, page), 'utf8');
    expect(NAMES.length).toBeGreaterThan(12);
    expect(NAMES.filter((name) => !text.includes(name))).toEqual([]);
  },
);
