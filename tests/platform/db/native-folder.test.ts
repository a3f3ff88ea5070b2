import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { serverAccount } from '../../../src/platform/db/embedded/account.ts';
import { nativeFolder, packagedFolder } from '../../../src/platform/db/embedded/native-folder.ts';

describe('the programs of the embedded server', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'afterword-native-'));
  const native = path.join(folder, 'package', 'native');
  chmodSync(folder, 0o755);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function linksOf(native: string): string[] {
    return readdirSync(path.join(native, 'lib'), { withFileTypes: true })
      .filter((entry) => entry.isSymbolicLink())
      .map((entry) => path.join(native, 'lib', entry.name));
  }

  it('run where they lie, once the links of their libraries are made', async () => {
    // As npm unpacks the package when it may run no scripts.
    const links = new Set(linksOf(packagedFolder()));
    cpSync(path.join(packagedFolder(), '..'), path.dirname(native), {
      recursive: true,
      filter: (source) => !links.has(source),
    });
    expect(linksOf(native)).toEqual([]);
    expect(await nativeFolder(await serverAccount(), path.join(folder, 'own'), native)).toBe(native);
    expect(linksOf(native).length).toBeGreaterThan(10);
  });

  it.runIf(process.getuid?.() === 0)('run from a copy where their account cannot come to them', async () => {
    chmodSync(path.dirname(native), 0o700);
    const there = existsSync('/var/lib/afterword');
    const copy = await nativeFolder(await serverAccount(), path.join(folder, 'own'), native);
    expect(copy).toMatch(/^\/var\/lib\/afterword\/native-18/);
    expect(linksOf(copy).length).toBeGreaterThan(10);
    if (!there) rmSync('/var/lib/afterword', { recursive: true });
  });
});
