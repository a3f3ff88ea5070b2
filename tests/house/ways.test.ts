import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

describe.each(['docs/requests.md', 'docs/jobs.md'])('%s', (page) => {
  it('names files that are there', () => {
    const named = [...read(page).matchAll(/`((?:src|tests|migrations)\/[^`]*)`/g)].map((match) => match[1]!);
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  });

  it('names a test for everything that is relied on inside the library', () => {
    const rows = read(page)
      .split('\n## What we rely on')[1]!
      .split('\n')
      .filter((line) => line.startsWith('| ') && !line.startsWith('| we rely on'));
    expect(rows.length).toBeGreaterThan(10);
    const unproven = rows.filter((row) => {
      const [, file, title] = /`(tests\/[^`]*)` "(.*)" \|$/.exec(row) ?? [];
      return !file || !title || !read(file).includes(title);
    });
    expect(unproven).toEqual([]);
  });
});
