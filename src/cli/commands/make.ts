import { STAGES } from '../../workflow/pipeline/stages.ts';
import type { Command, Context } from '../context.ts';
import { planOutput } from '../output-base.ts';
import { REPORT_OPTIONS, WRITING_OPTIONS, writingChoices } from './options.ts';
import { produce } from './produce.ts';
import { readPronunciations } from './pronunciation-option.ts';
import { SOUND_OPTIONS, soundChoices } from './sound-options.ts';

export const make: Command = {
  spec: {
    name: 'make',
    summary: 'Make an episode from one document or several.',
    argument: { name: 'FILE...', what: 'document', many: true },
    options: [
      {
        name: 'output',
        short: 'o',
        value: 'FILE',
        help: 'Where to: show.mp3, .m4a, .opus, .flac or .wav. Usual: the name of the document.',
      },
      ...WRITING_OPTIONS,
      ...SOUND_OPTIONS,
      ...REPORT_OPTIONS,
    ],
    notes: [
      'Several files are one source, in the order given; photographs are the pages of a handout.',
      '',
      'Beside show.mp3 come show.vtt, .srt, .transcript.txt, .transcript.json, .chapters.json, .peaks.json,',
      '.jpg, .grounding.json and .script.json. Ctrl-C keeps what is finished; the same command goes on from there.',
      '',
      '  afterword make notes.pdf -o show.mp3 --format deep-dive --minutes 8 --voices slt,rms',
    ],
  },
  run,
};

async function run({ args, ...context }: Context): Promise<void> {
  const choices = writingChoices(args);
  const sound = soundChoices(args);
  const pronunciations = await readPronunciations(args, context.config);
  const paths = planOutput(args, args.argument as string);
  await produce({ args, ...context }, STAGES, {
    source: { documentPaths: args.all, choices },
    sound,
    pronunciations,
    paths,
  });
}
