import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Script } from '../src/kernel/artifacts.ts';
import { runMeasured } from './process-tree.ts';

const WAV_HEADER_BYTES = 44;

export interface SpokenByCommand {
  ms: number;
  seconds: number;
}

/** Each speaker's lines in one text file, in the order of the slots. */
export async function writeLines(script: Script, folder: string): Promise<string[]> {
  return Promise.all(
    script.speakers.map(async ({ slot }) => {
      const file = path.join(folder, `lines-${slot}.txt`);
      const lines = script.turns.filter((turn) => turn.speaker === slot).map((turn) => turn.text);
      await writeFile(file, `${lines.join('\n\n')}\n`);
      return file;
    }),
  );
}

/**
 * Speaks the text files by Debian's own command, one process a voice, side by side: two voices keep
 * two cores busy, as our own threads do.
 */
export async function speakByCommand(
  command: 'flite' | 'espeak-ng',
  voices: readonly string[],
  texts: readonly string[],
): Promise<SpokenByCommand> {
  const start = performance.now();
  const files = await Promise.all(
    texts.map(async (text, i) => {
      const wav = `${text}.${command}.wav`;
      const voice = voices[i] ?? '';
      const args =
        command === 'flite' ? ['-voice', voice, '-f', text, '-o', wav] : ['-v', voice, '-f', text, '-w', wav];
      await runMeasured(command, args);
      return wav;
    }),
  );
  const ms = performance.now() - start;
  const lengths = await Promise.all(files.map(wavSeconds));
  return { ms, seconds: lengths.reduce((sum, length) => sum + length, 0) };
}

/** The length of a mono 16-bit WAV, from its rate and its size. */
async function wavSeconds(file: string): Promise<number> {
  const header = (await readFile(file)).subarray(0, WAV_HEADER_BYTES);
  const { size } = await stat(file);
  return (size - WAV_HEADER_BYTES) / 2 / header.readUInt32LE(24);
}

/** MP3 at 128 kbps of a WAV, in milliseconds. */
export async function encodeByCommand(command: 'lame' | 'ffmpeg', wav: string): Promise<number> {
  const mp3 = `${wav}.${command}.mp3`;
  const args =
    command === 'lame'
      ? ['--quiet', '-b', '128', wav, mp3]
      : ['-v', 'error', '-y', '-i', wav, '-c:a', 'libmp3lame', '-b:a', '128k', mp3];
  return (await runMeasured(command, args)).wallMs;
}

/** ffmpeg's own mastering: loudnorm measures, then corrects and encodes. Milliseconds. */
export async function masterByCommand(wav: string): Promise<number> {
  const loudnorm = 'loudnorm=I=-16:TP=-1:LRA=11';
  const input = ['-v', 'error', '-y', '-i', wav];
  const measure = await runMeasured('ffmpeg', [...input, '-af', loudnorm, '-f', 'null', '-']);
  const output = ['-ar', '44100', '-c:a', 'libmp3lame', '-b:a', '128k', `${wav}.loudnorm.mp3`];
  const correct = await runMeasured('ffmpeg', [...input, '-af', loudnorm, ...output]);
  return measure.wallMs + correct.wallMs;
}
