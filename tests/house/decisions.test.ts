import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDER = path.join(import.meta.dirname, '..', '..', 'docs', 'decisions');
const STATUSES = ['in force', 'superseded in part', 'superseded'];

const files = readdirSync(FOLDER)
  .filter((name) => /^\d{2,3}-.+\.md$/.test(name))
  .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
const rows = readFileSync(path.join(FOLDER, 'README.md'), 'utf8')
  .split('\n')
  .map((line) =>
    /^\| (\d{2,3}) \| \[(.+)\]\((.+)\) \| (.+) \| (\d{4}-\d\d-\d\d) \| (.+?) \| ?(\d{2,3})? ?\|$/.exec(line),
  )
  .filter((row) => row !== null)
  .map(([, number = '', title = '', file = '', room = '', , status = '', supersededBy]) => ({
    number,
    title,
    file,
    room,
    status,
    supersededBy,
  }));

describe('the index of decisions', () => {
  it('lists every decision once, in order', () => {
    expect(rows.map(({ file }) => file)).toEqual(files);
  });

  it('gives every decision a number of its own', () => {
    expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  });

  it.each(rows)('$file begins with its number and the title of the index', ({ number, title, file }) => {
    expect(file.startsWith(`${number}-`)).toBe(true);
    expect(readFileSync(path.join(FOLDER, file), 'utf8').split('\n')[0]).toBe(`# ${number} ${title}`);
  });

  it.each(rows)('$file has a status, and a successor exactly where it is superseded', (row) => {
    expect(STATUSES).toContain(row.status);
    expect(row.supersededBy !== undefined).toBe(row.status !== 'in force');
    if (row.supersededBy) expect(rows.map(({ number }) => number)).toContain(row.supersededBy);
  });
});
