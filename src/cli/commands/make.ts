import { STAGES } from '../../workflow/stages.ts';
import type { Command, Context } from '../context.ts';
import { planOutput } from '../output-base.ts';
import { REPORT_OPTIONS, WRITING_OPTIONS, writingChoices } from './options.ts';
import { produce } from './produce.ts';
import { SOUND_OPTIONS, soundChoices } from './sound-options.ts';

export const make: Command = {
  spec: {
    name: 'make',
    summary: 'Make an episode from a document (PDF, DOCX, HTML, Markdown, text).',
    argument: { name: 'FILE', what: 'document' },
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
      'Beside show.mp3 come show.vtt, show.srt, show.transcript.txt and .json, show.chapters.json,',
      'show.peaks.json, show.jpg and show.script.json. Ctrl-C keeps what is finished; the same command goes on from there.',
      '',
      '  afterword make notes.pdf -o show.mp3 --format deep-dive --minutes 8 --voices slt,rms',
    ],
  },
  run,
};

async function run({ args, ...context }: Context): Promise<void> {
  const documentPath = args.argument as string;
  const choices = writingChoices(args);
  const sound = soundChoices(args);
  const paths = planOutput(args, documentPath);
  await produce({ args, ...context }, STAGES, { source: { documentPath, choices }, sound, paths });
}
