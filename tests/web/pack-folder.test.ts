import { text } from 'node:stream/consumers';
import tar from 'tar-stream';
import { describe, expect, it } from 'vitest';
import { packFolder } from '../../src/web/lib/models/pack-folder.ts';

describe('a folder that is packed', () => {
  it('is unpacked as it was, long names and empty files too', async () => {
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
    const extract = tar.extract();
    extract.end(Buffer.from(await packed.arrayBuffer()));
    const unpacked: Record<string, string> = {};
    for await (const entry of extract) unpacked[entry.header.name] = await text(entry);
    expect(unpacked).toEqual(files);
  });

  it('refuses a name that the format cannot hold', () => {
    const name = `voice/${'n'.repeat(120)}`;
    expect(() => packFolder([{ path: name, content: new Blob([]) }])).toThrow(/is too long/);
  });
});
