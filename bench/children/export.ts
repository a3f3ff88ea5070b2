// Writes a WAV of 16 bits, cut into reels by nobody, in one format as an episode has it. Prints JSON.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { StreamSettings } from '../../src/audio/codec/codec.ts';
import { findCodec } from '../../src/audio/codec/find-codec.ts';
import { writeFlac } from '../../src/audio/encode/flac/write-flac.ts';
import { writeM4a } from '../../src/audio/encode/mp4/write-m4a.ts';
import { writeOpus } from '../../src/audio/encode/ogg/write-opus.ts';
import { decodedPeak } from '../../src/audio/finish/decoded-peaks.ts';

const [wav = '', format = '', frames = ''] = process.argv.slice(2);
const SETTINGS: Record<string, StreamSettings> = {
  m4a: { format: 'aac', bitrateKbps: 128 },
  opus: { format: 'opus', bitrateKbps: 96 },
  flac: { format: 'flac', bits: 16 },
};
const settings = SETTINGS[format];
if (!settings) throw new Error(`there is no format ${format}`);
const folder = await mkdtemp(path.join(tmpdir(), 'afterword-bench-'));
const start = performance.now();
try {
  const codec = await findCodec();
  const stream = path.join(folder, 'stream');
  const output = path.join(folder, `show.${format}`);
  await codec.encodeStream({ inputPath: wav, outputPath: stream }, settings);
  const encodedMs = performance.now() - start;
  if (format !== 'flac') await decodedPeak(stream, codec);
  const about = { tags: { title: 'Bench', language: 'en', generator: 'bench' }, chapters: [] };
  const show = { ...about, frames: Number(frames), channels: 2 as const, bitrateKbps: 128 };
  if (format === 'm4a') await writeM4a(output, stream, show);
  else if (format === 'opus') await writeOpus(output, stream, show);
  else await writeFlac(output, stream, show);
  process.stdout.write(JSON.stringify({ ms: performance.now() - start, encodedMs }));
} finally {
  await rm(folder, { recursive: true, force: true });
}
