import path from 'node:path';
import { runMeasured } from '../process-tree.ts';
import { figure, seconds, table } from '../table.ts';
import { median } from '../timing.ts';
import type { BenchContext, Chapter } from './context.ts';
import { childArgs } from './context.ts';

const RATE = 44_100;

/** ffmpeg alone on the same WAV, with the same settings. */
const COMMANDS: Record<string, string[]> = {
  m4a: ['-c:a', 'aac', '-b:a', '128k'],
  opus: ['-c:a', 'libopus', '-b:a', '96k'],
  flac: ['-c:a', 'flac', '-sample_fmt', 's16'],
};
const NAMES: Record<string, string> = {
  m4a: 'M4A, AAC 128 kbit/s',
  opus: 'Opus 96 kbit/s',
  flac: 'FLAC, 16 bits',
};

/** The formats that are encoded as a whole, beside ffmpeg's command; MP3 is in the chapter on mastering. */
export async function measureEncoders({ folder, say, quick }: BenchContext): Promise<Chapter> {
  const minutes = quick ? 4 : 30;
  const frames = minutes * 60 * RATE;
  const wav = path.join(folder, 'encode.wav');
  // Speech-like in what matters to an encoder: pink noise that comes and goes four times a second.
  const sound = `anoisesrc=d=${minutes * 60}:c=pink:r=${RATE}:a=0.2:seed=1,tremolo=f=4:d=0.9`;
  await runMeasured('ffmpeg', ['-v', 'error', '-y', '-f', 'lavfi', '-i', sound, '-ac', '2', wav]);
  const rows: string[][] = [];
  for (const format of Object.keys(COMMANDS)) {
    const [ours, encoded, theirs] = [[], [], []] as [number[], number[], number[]];
    for (let run = 0; run < (quick ? 1 : 3); run++) {
      const child = await runMeasured(process.execPath, childArgs('export', wav, format, String(frames)));
      const said = JSON.parse(child.stdout) as { ms: number; encodedMs: number };
      ours.push(said.ms);
      encoded.push(said.encodedMs);
      const output = path.join(folder, `theirs.${format}`);
      const args = ['-v', 'error', '-y', '-i', wav, ...(COMMANDS[format] ?? []), output];
      theirs.push((await runMeasured('ffmpeg', args)).wallMs);
    }
    const speed = (ms: number) => `${figure((minutes * 60_000) / ms)} x`;
    const [all, alone, command] = [median(ours), median(encoded), median(theirs)];
    say(`${format}: ${speed(all)}, encoding alone ${speed(alone)}, ffmpeg ${speed(command)}`);
    rows.push([
      NAMES[format] ?? format,
      seconds(all),
      speed(all),
      speed(alone),
      speed(command),
      figure(command / all),
    ]);
  }
  return {
    title: 'Encoders',
    body: [
      `${minutes} minutes of stereo, from a WAV to the finished file: encoding, decoding again for its true peak (not FLAC), and writing it with its tags. Beside it the encoding alone, and the \`ffmpeg\` command with the same settings, each on one core. The last column is the command's time as a multiple of ours.`,
      table(['Format', 'Time', 'Multiple of real time', 'Encoding alone', 'ffmpeg', 'Ratio'], rows),
    ].join('\n\n'),
    goals: [],
  };
}
