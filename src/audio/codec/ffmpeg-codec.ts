import { SAMPLE_RATE } from '../sample-rate.ts';
import { startRun } from './child-run.ts';
import type { Codec, EncodeJob, EncodeSettings } from './codec.ts';
import { LAME_QUALITY } from './lame-settings.ts';
import { readWavStream } from './wav-stream.ts';

const QUIETLY = ['-nostdin', '-hide_banner', '-loglevel', 'error', '-threads', '1'];

/** FFmpeg as a command. */
export function ffmpegCodec(path: string, version: string): Codec {
  return {
    kind: 'ffmpeg',
    version,
    path,
    async encodeMp3(jobs, settings, signal) {
      const run = startRun(path, [...QUIETLY, ...encodeArguments(jobs, settings)], { signal });
      run.process.stdout!.resume();
      await run.end;
    },
    decode(file, signal) {
      const args = ['-i', `file:${file}`, '-map', '0:a:0', '-c:a', 'pcm_f32le', '-f', 'wav', 'pipe:1'];
      const run = startRun(path, [...QUIETLY, ...args], { signal });
      return readWavStream(run.process.stdout!, run.end);
    },
  };
}

/** Each input has its own encoder and output, so pieces know nothing of each other. */
function encodeArguments(jobs: EncodeJob[], settings: EncodeSettings): string[] {
  const input = ['-f', 'f32le', '-ar', String(SAMPLE_RATE), '-ac', String(settings.channels)];
  const encoder = [
    ...['-c:a', 'libmp3lame', '-b:a', `${settings.bitrateKbps}k`, '-compression_level', String(LAME_QUALITY)],
    ...['-reservoir', '0', '-write_xing', '0', '-id3v2_version', '0', '-f', 'mp3'],
  ];
  return [
    '-y',
    ...jobs.flatMap((job) => [...input, '-i', `file:${job.inputPath}`]),
    ...jobs.flatMap((job, i) => ['-map', `${i}:a`, ...encoder, `file:${job.outputPath}`]),
  ];
}
