/** The clock of MPEG-2 transport streams, which HLS keeps for packed audio. */
const TICKS_A_SECOND = 90_000;
const OWNER = 'com.apple.streaming.transportStreamTimestamp';
const TAG_HEADER = 10;
const FRAME_HEADER = 10;
const TIMESTAMP = 8;
const FRAME_BYTES = OWNER.length + 1 + TIMESTAMP;

/**
 * The ID3 tag that opens a segment of packed audio in HLS and says when it is heard (RFC 8216, 3.4):
 * one PRIV frame with the time in 33 bits.
 */
export function timestampTag(startMs: number): Uint8Array {
  const tag = Buffer.alloc(TAG_HEADER + FRAME_HEADER + FRAME_BYTES);
  // Both sizes are below 128: one byte of the seven-bit numbers that ID3 counts in.
  tag.write('ID3\x04', 0, 'latin1');
  tag.writeUInt8(FRAME_HEADER + FRAME_BYTES, 9);
  tag.write('PRIV', TAG_HEADER, 'latin1');
  tag.writeUInt8(FRAME_BYTES, TAG_HEADER + 7);
  tag.write(OWNER, TAG_HEADER + FRAME_HEADER, 'latin1');
  const ticks = BigInt(Math.round((startMs * TICKS_A_SECOND) / 1000)) & 0x1_ffff_ffffn;
  tag.writeBigUInt64BE(ticks, tag.length - TIMESTAMP);
  return tag;
}
