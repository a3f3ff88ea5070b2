import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sliceResponse } from '../../../src/web/site/offline/slice.ts';

const BYTES = Uint8Array.from({ length: 100 }, (_, i) => i);

function whole(): Response {
  return new Response(BYTES, { headers: { 'content-type': 'audio/mpeg' } });
}

describe('a part of a kept sound', () => {
  it.each([
    ['bytes=0-', 0, 99],
    ['bytes=10-19', 10, 19],
    ['bytes=90-500', 90, 99],
    ['bytes=-5', 95, 99],
    ['bytes=-500', 0, 99],
    ['bytes=99-99', 99, 99],
  ])('%s', async (range, first, last) => {
    const answer = await sliceResponse(whole(), range);
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe(`bytes ${first}-${last}/100`);
    expect(answer.headers.get('content-type')).toBe('audio/mpeg');
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(BYTES.slice(first, last + 1));
  });

  it.each(['bytes=100-', 'bytes=20-10'])('nothing for %s', async (range) => {
    const answer = await sliceResponse(whole(), range);
    expect(answer.status).toBe(416);
    expect(answer.headers.get('content-range')).toBe('bytes */100');
  });

  it.each([null, 'bytes=-', 'bytes=0-1,5-6', 'items=0-1'])('the whole for %s', async (range) => {
    const answer = await sliceResponse(whole(), range);
    expect(answer.status).toBe(200);
    expect((await answer.arrayBuffer()).byteLength).toBe(100);
  });

  it('gives exactly the bytes that are asked for, whatever they are', () =>
    fc.assert(
      fc.asyncProperty(fc.nat(120), fc.nat(120), async (first, last) => {
        const answer = await sliceResponse(whole(), `bytes=${first}-${last}`);
        const bytes = new Uint8Array(await answer.arrayBuffer());
        expect(bytes).toEqual(first <= last && first < 100 ? BYTES.slice(first, last + 1) : new Uint8Array());
      }),
    ));
});
