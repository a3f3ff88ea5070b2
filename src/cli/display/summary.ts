import path from 'node:path';
import { EPISODE_FILES } from '../../kernel/rules/episode-files.ts';
import type { MadeEpisode } from '../../workflow/commands/make-episode.ts';
import type { Output } from '../output.ts';
import { duration, size } from '../words.ts';
import { writeJson } from './json-lines.ts';
import { paint } from './paint.ts';

/** What was made and where it lies, for a person. */
export function printSummary(output: Output, made: MadeEpisode): void {
  const { episode, script } = made;
  const files = episode.files.map((file) => ({ ...file, shown: shortest(file.path) }));
  const width = Math.max(...files.map((file) => file.shown.length));
  output.out(`\n${paint(output, 'strong', episode.title)}\n`);
  output.out(`${duration(episode.durationMs)}, ${spokenBy(made)}\n`);
  if (script.length.limitedBySource && script.length.note) output.out(`${script.length.note}\n`);
  for (const warning of made.document?.warnings ?? []) output.out(`Note: ${warning}\n`);
  for (const note of script.writer.notes ?? []) output.out(`Note: ${note}\n`);
  for (const note of made.notes) output.out(`Note: ${note}\n`);
  output.out('\n');
  for (const file of files)
    output.out(
      `  ${file.shown.padEnd(width)}  ${size(file.bytes).padStart(8)}  ${EPISODE_FILES[file.kind].holds}\n`,
    );
}

/** The same for programs: one line, `{"type": "done", ...}`. */
export function printJsonSummary(
  output: Output,
  { episode, script, takes, notes, document }: MadeEpisode,
): void {
  const { cues: _cues, ...rest } = episode;
  writeJson(output, {
    type: 'done',
    episode: rest,
    script: {
      format: script.format,
      writer: script.writer,
      turns: script.turns.length,
      length: script.length,
      speakers: script.speakers,
    },
    takes,
    warnings: [...(document?.warnings ?? []), ...notes],
  });
}

function spokenBy({ script, takes }: MadeEpisode): string {
  const each = script.speakers.map((speaker) => `${speaker.name} (${speaker.voiceId})`);
  const names = new Intl.ListFormat('en').format(each);
  const reused = takes.reused > 0 ? `; ${takes.reused} of ${takes.total} turns came from the cache` : '';
  return `spoken by ${names}${reused}. The voices are synthetic.`;
}

/** Relative to the folder one is in, where that is shorter. */
function shortest(file: string): string {
  const relative = path.relative(process.cwd(), file);
  return relative.length < file.length ? relative : file;
}
