import type { WritingChoices } from '../../workflow/pipeline/read-and-write.ts';
import type { Arguments, OptionSpec } from '../arguments/parse.ts';
import { readAudience, readFormat, readList, readTone, readWriter } from '../arguments/values.ts';

/** Options of everything that writes a script. */
export const WRITING_OPTIONS: readonly OptionSpec[] = [
  {
    name: 'format',
    short: 'f',
    value: 'FORMAT',
    help: 'deep-dive, brief, interview, panel, debate, quiz or lecture. Usual: deep-dive.',
  },
  {
    name: 'minutes',
    short: 'm',
    value: 'N',
    help: 'Length to aim at, 1 to 180; a brief 1 to 2. Usual: 8; a quiz 6, a lecture 10.',
  },
  { name: 'languages', value: 'A,B', help: 'What pictures and scans are written in, such as de,en.' },
  { name: 'focus', value: 'TEXT', help: 'Keep to a part, such as "chapter 3".' },
  {
    name: 'voices',
    short: 'v',
    value: 'A,B',
    help: 'Voices by id; `afterword voices` lists them. Usual: slt,rms.',
  },
  { name: 'tone', value: 'TONE', help: 'plain, warm, lively or serious. Usual: plain.' },
  { name: 'audience', value: 'WHO', help: 'beginner, general or expert: what is chosen. Usual: general.' },
  { name: 'names', value: 'A,B', help: 'What the speakers are called.' },
  {
    name: 'writer',
    value: 'WRITER',
    help: 'extractive, or model: the one AFTERWORD_WRITER names. Usual: extractive.',
  },
];

export const REPORT_OPTIONS: readonly OptionSpec[] = [
  { name: 'json', help: 'Say everything as JSON, one event a line, on the standard output.' },
  { name: 'quiet', short: 'q', help: 'Say nothing unless something is wrong.' },
];

export function writingChoices(args: Arguments): WritingChoices {
  const { format, minutes } = readFormat(args);
  return {
    format,
    targetMinutes: minutes,
    focus: args.values.get('focus'),
    languages: readList(args, 'languages'),
    voiceIds: readList(args, 'voices'),
    names: readList(args, 'names'),
    tone: readTone(args),
    audience: readAudience(args),
    writer: readWriter(args),
  };
}
