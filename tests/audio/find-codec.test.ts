import { describe, expect, it } from 'vitest';
import { commandCodec, findCodec } from '../../src/audio/codec/find-codec.ts';
import { nodeAvCodec } from '../../src/audio/codec/node-av-codec.ts';

describe('findCodec', () => {
  it('takes the ffmpeg on the PATH first, once', async () => {
    const codec = await findCodec();
    expect(codec).toMatchObject({
      kind: 'ffmpeg',
      path: 'ffmpeg',
      version: expect.stringMatching(/^\d|^n|^N/),
    });
    expect(await findCodec()).toBe(codec);
  });

  it('finds nothing under a name that is no command, or is another one', async () => {
    expect(await commandCodec('no-such-ffmpeg')).toBeUndefined();
    expect(await commandCodec('/bin/true')).toBeUndefined();
  });

  it('finds FFmpeg inside node-av', async () => {
    expect(await nodeAvCodec()).toMatchObject({
      kind: 'node-av',
      version: expect.stringMatching(/^\d+\.\d+/),
    });
  });

  it.each(['ffmpeg', 'node-av'])('%s refuses a file without sound as audio_failed', async (kind) => {
    const codec = kind === 'ffmpeg' ? (await commandCodec('ffmpeg'))! : (await nodeAvCodec())!;
    const read = async () => {
      const { stretches } = await codec.decode(new URL(import.meta.url).pathname);
      for await (const _ of stretches);
    };
    await expect(read()).rejects.toMatchObject({ code: 'audio_failed' });
  });
});
