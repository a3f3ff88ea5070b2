import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '..', '..');
const SRC = path.join(ROOT, 'src');

/** A row of docs/changes.md: what is added, how one that there is can be found, and where it is named. */
interface Row {
  what: string;
  count: number;
  foundBy: string[];
  /** Folders of its own, which hold nothing else. */
  own: string[];
  files: string[];
}

const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');

const rows: Row[] = readFileSync(path.join(ROOT, 'docs', 'changes.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| a') && line.includes('`'))
  .map((line) => {
    const [, what = '', count = '', foundBy = '', own = '', files = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    return { what, count: Number(count), foundBy: quoted(foundBy), own: quoted(own), files: quoted(files) };
  });

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /\.(ts|tsx)$/.test(file))
  .map((file) => ({ file, text: withoutComments(readFileSync(path.join(SRC, file), 'utf8')) }));

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

/**
 * The table says which files a change of a kind touches: those in which an example that there is already
 * is named. So it stays true, and a second table of the same facts shows as another file.
 */
describe('what a change costs', () => {
  it('is said for every kind', () => expect(rows.map(({ what }) => what)).toHaveLength(9));

  it.each(rows)('$what touches the files of the table', ({ count, foundBy, own, files }) => {
    const found = sources
      .filter(({ file }) => !own.some((folder) => file.startsWith(folder)))
      .filter(({ text }) => foundBy.some((name) => text.includes(name)))
      .map(({ file }) => file);
    expect(found.sort()).toEqual([...files].sort());
    expect(found).toHaveLength(count);
  });
});
