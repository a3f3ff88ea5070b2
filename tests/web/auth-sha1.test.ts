import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sha1Bytes, sha1Hex, toHex } from '../../src/web/lib/account/sha1.ts';

const ownly = (text: string) => toHex(sha1Bytes(new TextEncoder().encode(text)));

describe('SHA-1 without help of the browser', () => {
  // FIPS 180-2, appendix A, and RFC 3174.
  it.each([
    ['', 'DA39A3EE5E6B4B0D3255BFEF95601890AFD80709'],
    ['abc', 'A9993E364706816ABA3E25717850C26C9CD0D89D'],
    ['abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', '84983E441C3BD26EBAAE4AA1F95129E5E54670F1'],
    ['a'.repeat(1_000_000), '34AA973CD4C4DAA4F61EEB2BDBAD27316534016F'],
    ['password', '5BAA61E4C9B93F3F0682250B6CF8331B7EE68FD8'],
  ])('of %.20s', (text, digest) => expect(ownly(text)).toBe(digest));

  it('agrees with another implementation at every length around a block', () => {
    for (let length = 50; length <= 140; length += 1) {
      const text = 'ä'.repeat(length % 7) + 'x'.repeat(length);
      expect(ownly(text)).toBe(createHash('sha1').update(text).digest('hex').toUpperCase());
    }
  });
});

describe('sha1Hex', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is the same with and without crypto.subtle', async () => {
    const withHelp = await sha1Hex('Grüße, 8 Zeichen');
    vi.stubGlobal('crypto', {});
    expect(await sha1Hex('Grüße, 8 Zeichen')).toBe(withHelp);
    expect(withHelp).toMatch(/^[0-9A-F]{40}$/);
  });
});
