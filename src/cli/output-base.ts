import path from 'node:path';
import { type EpisodePaths, episodePaths } from '../workflow/episode-paths.ts';
import { type Arguments, usage } from './arguments/parse.ts';

/** "notes.pdf" -> "notes", "show.script.json" -> "show": what the output is called when nothing is said. */
function baseOfInput(input: string): string {
  return path.basename(input).replace(/(\.script)?\.[^.]+$/, '') || 'episode';
}

/**
 * Where an episode goes by `-o` and `--wav`: `-o show.mp3` makes an MP3, `-o show.wav` a WAV alone,
 * `--wav` adds one. Without `-o` the input's name is used, in the folder one is in.
 *
 * @throws AppError usage for another extension
 */
export function planOutput(args: Arguments, input: string): EpisodePaths {
  const output = args.values.get('output') ?? `${baseOfInput(input)}.mp3`;
  const extension = path.extname(output).toLowerCase();
  if (extension !== '.mp3' && extension !== '.wav')
    throw usage(`-o must end in .mp3 or .wav, not "${output}". Use --wav to get both.`);
  const base = output.slice(0, -extension.length);
  if (path.basename(base) === '') throw usage(`-o needs a name before the extension, not "${output}".`);
  return episodePaths(base, {
    mp3: extension === '.mp3',
    wav: extension === '.wav' || args.switches.has('wav'),
  });
}
