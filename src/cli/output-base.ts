import path from 'node:path';
import { SOUND_FORMATS, type SoundFormat } from '../kernel/rules/sound-formats.ts';
import { cutName } from '../platform/files/cut-name.ts';
import { type EpisodePaths, episodePaths } from '../workflow/pipeline/episode-paths.ts';
import { didYouMean } from './arguments/nearest.ts';
import { type Arguments, usage } from './arguments/parse.ts';
import { readList } from './arguments/values.ts';

/** Names of files have 255 bytes; the longest ending beside it is that of a stem. */
const MOST_BASE_BYTES = 180;

/** "notes.pdf" -> "notes", "show.script.json" -> "show": what the output is called when nothing is said. */
function baseOfInput(input: string): string {
  const name = path.basename(input).replace(/(\.script)?\.[^.]+$/, '');
  return cutName(name, MOST_BASE_BYTES) || 'episode';
}

/** The formats asked for by `-o`, `--also` and `--wav`, that of `-o` first. */
export function soundKinds(args: Arguments): SoundFormat[] {
  const output = args.values.get('output') ?? 'episode.mp3';
  const extension = path.extname(output).toLowerCase();
  const first = SOUND_FORMATS.find((kind) => extension === `.${kind}`);
  if (!first) throw usage(`-o must end in .mp3, .m4a, .opus, .flac or .wav, not "${output}".`);
  const also = (readList(args, 'also') ?? []).map(kindOf);
  return [...new Set([first, ...also, ...(args.switches.has('wav') ? ['wav' as const] : [])])];
}

function kindOf(name: string): SoundFormat {
  const found = SOUND_FORMATS.find((kind) => kind === name.toLowerCase().replace(/^\./, ''));
  if (found) return found;
  const hint = didYouMean(name, SOUND_FORMATS);
  throw usage(`--also takes ${SOUND_FORMATS.join(', ')}, separated by commas, not "${name}".${hint}`);
}

/**
 * Where an episode goes by `-o` and `--also`: `-o show.mp3` makes an MP3, `-o show.m4a --also flac` an
 * M4A and a FLAC beside it. Without `-o` the input's name is used, in the folder one is in.
 *
 * @throws AppError usage for another extension
 */
export function planOutput(args: Arguments, input: string): EpisodePaths {
  const kinds = soundKinds(args);
  const output = args.values.get('output') ?? `${baseOfInput(input)}.mp3`;
  const base = output.slice(0, -path.extname(output).length);
  if (path.basename(base) === '') throw usage(`-o needs a name before the extension, not "${output}".`);
  const wanted = Object.fromEntries(kinds.map((kind) => [kind, true]));
  return episodePaths(base, { ...wanted, stems: args.switches.has('stems') });
}
