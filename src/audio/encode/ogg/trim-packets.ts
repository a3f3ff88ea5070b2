const HEAD = 27;
const MOST_SEGMENTS = 255;
/** Samples at 48 kHz in a packet of 20 ms, as encoders make them unless told otherwise. */
const PACKET_SAMPLES = 960n;

/**
 * Takes away packets at the end of a page that begin after the sound is over: some encoders flush one
 * more than the end needs, which checkers find fault with (RFC 7845, 4.4).
 *
 * @param page the stream's last
 * @param start where its first packet begins, on the stream's clock: the position of the page before
 * @param end where the sound is over, on the same clock
 * @returns the page without them; undefined when nothing of it is left
 */
export function trimPackets(page: Buffer, start: bigint, end: bigint): Buffer | undefined {
  const table = page.subarray(HEAD, HEAD + page[HEAD - 1]!);
  const packets = table.filter((lacing) => lacing < MOST_SEGMENTS).length;
  let over = (start + BigInt(packets) * PACKET_SAMPLES - end) / PACKET_SAMPLES;
  let segments = table.length;
  let bytes = table.reduce((sum, lacing) => sum + lacing, 0);
  while (over > 0n && segments > 0) {
    // Back over one packet: its last segment, and the full ones before.
    do {
      segments--;
      bytes -= table[segments]!;
    } while (segments > 0 && table[segments - 1] === MOST_SEGMENTS);
    over--;
  }
  if (segments === 0) return undefined;
  const head = Buffer.from(page.subarray(0, HEAD + segments));
  head[HEAD - 1] = segments;
  const content = page.subarray(HEAD + table.length, HEAD + table.length + bytes);
  return Buffer.concat([head, content]);
}
