import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildReader } from '../../scripts/reader.js';
import { builtChild } from '../../src/documents/built-child.ts';
import { confinedCommand } from '../../src/documents/confinement.ts';
import { DEFAULT_LIMITS } from '../../src/documents/shared/limits.ts';

const ROOT = path.join(import.meta.dirname, '..', '..');
const SHA256_OF_ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

let root = '';
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'afterword-built-'));
  mkdirSync(path.join(root, 'dist', 'reader'), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

function listed(sources: Record<string, string>): void {
  writeFileSync(path.join(root, 'dist', 'reader', 'sources.json'), JSON.stringify(sources));
}

describe('the modules built for the confined process', () => {
  it('are taken while their sources are the same, and not afterwards', () => {
    expect(builtChild(root)).toBe(null);
    writeFileSync(path.join(root, 'one.ts'), 'abc');
    listed({ 'one.ts': SHA256_OF_ABC });
    expect(builtChild(root)).toBe(path.join(root, 'dist', 'reader'));
    writeFileSync(path.join(root, 'one.ts'), 'abd');
    expect(builtChild(root)).toBe(null);
  });

  it('are not taken when a source is gone', () => {
    listed({ 'one.ts': SHA256_OF_ABC, 'gone.ts': SHA256_OF_ABC });
    writeFileSync(path.join(root, 'one.ts'), 'abc');
    expect(builtChild(root)).toBe(null);
  });

  it('are what the child runs once built, and all of the program that it may read', async () => {
    expect(await buildReader(ROOT, () => {})).toBe(undefined);
    const { args } = await confinedCommand(DEFAULT_LIMITS);
    const folder = path.join(ROOT, 'dist', 'reader');
    expect(args.at(-1)).toBe(path.join(folder, 'child.mjs'));
    expect(args).toContain(`--allow-fs-read=${folder}`);
    expect(args.filter((arg) => arg.startsWith('--allow-fs-read=')).join()).not.toContain(
      path.join(ROOT, 'src'),
    );
    expect(args.join(' ')).not.toContain('--allow-fs-write');
  });
});
