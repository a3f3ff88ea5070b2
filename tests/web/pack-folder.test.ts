import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { unpackArchive } from '../../src/speech/model-install/fetch/unpack-archive.ts';
import { packFolder } from '../../src/web/lib/models/pack-folder.ts';

describe('a folder that is packed', () => {
  it('is unpacked as it was, long names and empty files too', async () => {
    const root = mkdtempSync(path.join(tmpdir(), 'afterword-pack-'));
    const long = `voice/${'deep-folder/'.repeat(12)}${'n'.repeat(90)}.txt`;
    const files = {
      'voice/tokens.txt': 'a 0\n',
      'voice/empty.txt': '',
      [long]: 'x'.repeat(1024),
      'voice/ü.txt': 'ü',
    };
    const packed = packFolder(
      Object.entries(files).map(([name, content]) => ({ path: name, content: new Blob([content]) })),
    );
    writeFileSync(path.join(root, 'a.tar'), Buffer.from(await packed.arrayBuffer()));
    mkdirSync(path.join(root, 'out'));
    await unpackArchive(path.join(root, 'a.tar'), path.join(root, 'out'));
    for (const [name, content] of Object.entries(files))
      expect(readFileSync(path.join(root, 'out', name), 'utf8')).toBe(content);
    expect(readdirSync(path.join(root, 'out'))).toEqual(['voice']);
    rmSync(root, { recursive: true });
  });

  it('refuses a name that the format cannot hold', () => {
    const name = `voice/${'n'.repeat(120)}`;
    expect(() => packFolder([{ path: name, content: new Blob([]) }])).toThrow(/is too long/);
  });
});
