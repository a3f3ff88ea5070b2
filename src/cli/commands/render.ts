import path from 'node:path';
import { parseScript } from '../../workflow/pipeline/parse-script.ts';
import { RENDER_STAGES } from '../../workflow/pipeline/stages.ts';
import type { Command, Context } from '../context.ts';
import { readInput } from '../input-file.ts';
import { planOutput } from '../output-base.ts';
import { REPORT_OPTIONS } from './options.ts';
import { produce } from './produce.ts';
import { readPronunciations } from './pronunciation-option.ts';
import { SOUND_OPTIONS, soundChoices } from './sound-options.ts';

export const render: Command = {
  spec: {
    name: 'render',
    summary: 'Make an episode from a script, edited by hand or not.',
    argument: { name: 'SCRIPT.json', what: 'script' },
    options: [
      {
        name: 'output',
        short: 'o',
        value: 'FILE',
        help: 'Where to: show.mp3, .m4a, .opus, .flac or .wav. Usual: the name of the script.',
      },
      ...SOUND_OPTIONS,
      ...REPORT_OPTIONS,
    ],
    notes: [
      'Only turns that changed are spoken again.',
      '',
      '  afterword render show.script.json -o show.mp3',
    ],
  },
  run,
};

async function run({ args, ...context }: Context): Promise<void> {
  const scriptPath = args.argument as string;
  const sound = soundChoices(args);
  const pronunciations = await readPronunciations(args, context.config);
  const paths = planOutput(args, scriptPath);
  const script = parseScript(await readInput(scriptPath, 'script'), path.basename(scriptPath));
  await produce({ args, ...context }, RENDER_STAGES, {
    source: { script, scriptPath },
    sound,
    pronunciations,
    paths,
  });
}
