import { frameBytes, frameHeader } from '../codec/mpeg-frames.ts';

/** Samples that LAME puts before the sound; decoders add the 529 of the format itself. */
export const ENCODER_DELAY = 576;
/** Silence after the sound in the last frame, when one frame more than the sound needs is kept. */
export const ENCODER_PADDING = 576;

/** Which of the four optional fields follow: frames, bytes, seek table, quality. */
const ALL_FIELDS = 0x0f;
/** LAME's number for constant bit rate. */
const METHOD_CBR = 1;
/** What the CRC of the tag covers: everything before the CRC itself. */
const CRC_AT = 190;

/**
 * The "Info" frame that opens a constant-rate MP3: a silent frame that tells players the number of
 * frames and bytes, where each hundredth begins, and how many samples to cut at both ends, so that
 * the length is exact to the sample (the tag LAME writes; mp3-tech.org, "Mp3 Info Tag rev 1").
 */
export function infoFrame(show: {
  bitrateKbps: number;
  channels: 1 | 2;
  /** Sound frames, this one not counted. */
  frames: number;
  /** Bytes of the sound frames. */
  bytes: number;
}): Uint8Array {
  const frame = new Uint8Array(frameBytes(show.bitrateKbps));
  const view = new DataView(frame.buffer);
  frame.set(frameHeader(show.bitrateKbps, show.channels));
  let at = 4 + (show.channels === 1 ? 17 : 32);
  at = ascii(frame, at, 'Info');
  view.setUint32(at, ALL_FIELDS);
  view.setUint32(at + 4, show.frames);
  view.setUint32(at + 8, show.bytes + frame.length);
  for (let i = 0; i < 100; i++) frame[at + 12 + i] = Math.floor((i * 256) / 100);
  view.setUint32(at + 112, 0);
  writeLameFields(frame, at + 116, show.bitrateKbps);
  view.setUint32(at + 116 + 28, show.bytes + frame.length);
  view.setUint16(crcOffset(show.channels), crc16(frame.subarray(0, crcOffset(show.channels))));
  return frame;
}

function writeLameFields(frame: Uint8Array, at: number, bitrateKbps: number): void {
  ascii(frame, at, 'LAME3.100');
  frame[at + 9] = METHOD_CBR;
  frame[at + 20] = Math.min(255, bitrateKbps);
  frame[at + 21] = ENCODER_DELAY >> 4;
  frame[at + 22] = ((ENCODER_DELAY & 15) << 4) | (ENCODER_PADDING >> 8);
  frame[at + 23] = ENCODER_PADDING & 255;
}

function crcOffset(channels: 1 | 2): number {
  return channels === 1 ? CRC_AT - 15 : CRC_AT;
}

function ascii(frame: Uint8Array, at: number, text: string): number {
  frame.set(new TextEncoder().encode(text), at);
  return at + text.length;
}

/** CRC-16 with the reversed polynomial 0xA001, from zero. */
function crc16(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >> 1) ^ 0xa001 : crc >> 1;
  }
  return crc;
}
