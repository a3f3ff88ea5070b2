import { checkOutput, writeOutput } from '../../platform/files/output-file.ts';
import { WRITE_STAGES } from '../../workflow/pipeline/stages.ts';
import type { Command, Context } from '../context.ts';
import { chooseDisplay } from '../display/choose-display.ts';
import { count, duration } from '../words.ts';
import { WRITING_OPTIONS, writingChoices } from './options.ts';

export const script: Command = {
  spec: {
    name: 'script',
    summary: 'Write the script of an episode, to read or edit, without making a sound.',
    argument: { name: 'FILE...', what: 'document', many: true },
    options: [
      {
        name: 'output',
        short: 'o',
        value: 'FILE',
        help: 'Where to: show.script.json. Usual: the standard output.',
      },
      ...WRITING_OPTIONS,
      { name: 'quiet', short: 'q', help: 'Say nothing unless something is wrong.' },
    ],
    notes: ['  afterword script notes.pdf -o show.script.json --minutes 8'],
  },
  run,
};

async function run({ args, config, output, signal }: Context): Promise<void> {
  const choices = writingChoices(args);
  const target = args.values.get('output');
  if (target !== undefined) await checkOutput(target);
  const { writeScriptFromFiles } = await import('../../workflow/commands/write-script.ts');
  const display = chooseDisplay({ args, output, signal }, WRITE_STAGES);
  try {
    const { script: written } = await writeScriptFromFiles({
      documentPaths: args.all,
      choices,
      model: config.writer,
      setup: config,
      signal,
      onStage: display.onStage,
    });
    display.close();
    const json = `${JSON.stringify(written, null, 2)}\n`;
    if (target === undefined) return output.out(json);
    await writeOutput(target, json);
    if (args.switches.has('quiet')) return;
    const { length, turns } = written;
    output.out(
      `${target}: ${count(turns.length, 'turn')}, about ${duration(length.estimatedSeconds * 1000)}.\n`,
    );
    if (length.limitedBySource && length.note) output.out(`${length.note}\n`);
    for (const note of written.writer.notes ?? []) output.out(`Note: ${note}\n`);
  } finally {
    display.close();
  }
}
