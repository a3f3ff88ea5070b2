import { oneLine } from '../../kernel/rules/one-line.ts';
import type { BitDepth } from '../../kernel/rules/sound-formats.ts';
import { SAMPLE_RATE } from '../sample-rate.ts';
import { concat, latin1 } from './bytes.ts';
import { type EpisodeTags, SYNTHETIC_VOICES } from './tags.ts';

/** Sizes above this do not fit a RIFF header; RF64 (EBU Tech 3306) keeps them in a ds64 chunk. */
const MOST_RIFF = 0xffffffff;
const PCM = 1;

export interface WavShape {
  channels: 1 | 2;
  bits: BitDepth;
  /** Sound frames per channel. */
  frames: number;
}

/** Everything that stands before the samples of a WAV: RIFF or RF64, format, and what the file says of itself. */
export function wavHeader(shape: WavShape, tags: EpisodeTags): Uint8Array {
  const frameBytes = shape.channels * (shape.bits / 8);
  const dataBytes = shape.frames * frameBytes;
  const middle = concat([formatChunk(shape, frameBytes), infoChunk(tags)]);
  const padding = dataBytes & 1;
  const riffBytes = 4 + middle.length + 8 + dataBytes + padding;
  if (riffBytes <= MOST_RIFF) {
    return concat([latin1('RIFF'), le32(riffBytes), latin1('WAVE'), middle, latin1('data'), le32(dataBytes)]);
  }
  const sizes = concat([le64(riffBytes + 36), le64(dataBytes), le64(shape.frames), le32(0)]);
  return concat([
    latin1('RF64'),
    le32(MOST_RIFF),
    latin1('WAVE'),
    chunk('ds64', sizes),
    middle,
    latin1('data'),
    le32(MOST_RIFF),
  ]);
}

function formatChunk(shape: WavShape, frameBytes: number): Uint8Array {
  const format = new Uint8Array(16);
  const view = new DataView(format.buffer);
  view.setUint16(0, PCM, true);
  view.setUint16(2, shape.channels, true);
  view.setUint32(4, SAMPLE_RATE, true);
  view.setUint32(8, SAMPLE_RATE * frameBytes, true);
  view.setUint16(12, frameBytes, true);
  view.setUint16(14, shape.bits, true);
  return chunk('fmt ', format);
}

/** LIST INFO, the tags of WAV; its text is taken as UTF-8 by the readers of today. */
function infoChunk(tags: EpisodeTags): Uint8Array {
  const entries = [
    ['INAM', oneLine(tags.title)],
    ['IART', tags.artist && oneLine(tags.artist)],
    ['IPRD', tags.show && oneLine(tags.show)],
    ['IGNR', 'Podcast'],
    ['ICRD', tags.date],
    ['ISFT', tags.generator],
    ['ICMT', SYNTHETIC_VOICES],
  ].filter((entry): entry is [string, string] => Boolean(entry[1]));
  return chunk('LIST', concat([latin1('INFO'), ...entries.map(([id, text]) => chunk(id, zeroEnded(text)))]));
}

function zeroEnded(text: string): Uint8Array {
  return new TextEncoder().encode(`${text.replaceAll('\0', '')}\0`);
}

function chunk(id: string, content: Uint8Array): Uint8Array {
  return concat([latin1(id), le32(content.length), content, new Uint8Array(content.length & 1)]);
}

function le32(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value, true);
  return bytes;
}

function le64(value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(value), true);
  return bytes;
}
