import { type ChildProcess, spawn } from 'node:child_process';
import { AppError } from '../../kernel/errors.ts';
import { SAMPLE_RATE } from '../sample-rate.ts';
import type { Codec, DecodedSound, EncodeJob, EncodeSettings } from './codec.ts';
import { LAME_QUALITY } from './lame-settings.ts';
import { readWavStream } from './wav-stream.ts';

/** The last words of a failing run that go into the error. */
const MOST_WORDS = 600;

/** FFmpeg as a command. */
export function ffmpegCodec(path: string, version: string): Codec {
  return {
    kind: 'ffmpeg',
    version,
    path,
    async encodeMp3(jobs, settings, signal) {
      await finished(start(path, encodeArguments(jobs, settings), signal), signal);
    },
    async decode(file, signal): Promise<DecodedSound> {
      const run = start(
        path,
        ['-i', `file:${file}`, '-map', '0:a:0', '-c:a', 'pcm_f32le', '-f', 'wav', 'pipe:1'],
        signal,
      );
      const end = finished(run, signal);
      end.catch(() => {});
      return readWavStream(run.stdout!, end);
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

function start(path: string, args: string[], signal: AbortSignal | undefined): ChildProcess {
  return spawn(path, ['-nostdin', '-hide_banner', '-loglevel', 'error', '-threads', '1', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(signal ? { signal } : {}),
    killSignal: 'SIGKILL',
  });
}

/** Settles when the run has ended and its pipes are closed. */
function finished(run: ChildProcess, signal: AbortSignal | undefined): Promise<void> {
  let words = '';
  run.stderr!.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-MOST_WORDS);
  });
  return new Promise((resolve, reject) => {
    let cause: unknown;
    run.on('error', (error) => {
      cause = error;
    });
    run.on('close', (code) => {
      if (signal?.aborted) reject(new AppError('cancelled', 'Cancelled. What was finished is kept.'));
      else if (code === 0) resolve();
      else
        reject(new AppError('audio_failed', `FFmpeg failed: ${words.trim() || `exit ${code}`}`, { cause }));
    });
  });
}
