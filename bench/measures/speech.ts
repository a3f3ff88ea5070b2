import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type SpokenByCommand, speakByCommand, writeLines } from '../command-lines.ts';
import { runMeasured } from '../process-tree.ts';
import { assembleScript } from '../subjects/long-script.ts';
import { figure, seconds, table } from '../table.ts';
import { median } from '../timing.ts';
import { type BenchContext, type Chapter, childArgs } from './context.ts';

interface Contest {
  name: string;
  command: 'flite' | 'espeak-ng';
  /** Our voices and the command's names for the same ones. */
  voices: [string, string];
  theirs: [string, string];
}

const CONTESTS: Contest[] = [
  { name: 'Recorded (flite)', command: 'flite', voices: ['slt', 'rms'], theirs: ['slt', 'rms'] },
  {
    name: 'Formant (espeak-ng)',
    command: 'espeak-ng',
    voices: ['en-us', 'en-us+f5'],
    theirs: ['en-us', 'en-us+f5'],
  },
];

/** Speech alone, beside Debian's command lines on the same words. */
export async function measureSpeech(context: BenchContext): Promise<Chapter> {
  const minutes = context.quick ? 3 : 15;
  const runs = context.quick ? 1 : 3;
  const rows: string[][] = [];
  for (const contest of CONTESTS) {
    const { ours, theirs } = await holdContest(context, contest, minutes, runs);
    const speed = (run: SpokenByCommand) => (run.seconds * 1000) / run.ms;
    rows.push([
      contest.name,
      `${figure(ours.seconds / 60)} min`,
      seconds(ours.ms),
      `${figure(speed(ours))} x`,
      `${figure(speed(theirs))} x`,
      figure(speed(ours) / speed(theirs)),
    ]);
    context.say(`speech, ${contest.name}: ${figure(speed(ours))} x, command line ${figure(speed(theirs))} x`);
  }
  return {
    title: 'Speech',
    body: [
      `Takes from an empty cache, with their timings and their files; loading the voices counts. The command lines (Debian's \`flite\` and \`espeak-ng\`) speak the same words, each voice's lines in one process and both processes side by side, into WAV files. Multiples of real time; median of ${runs}.`,
      table(['Voices', 'Sound', 'Time', 'Afterword', 'Command line', 'Ratio'], rows),
    ].join('\n\n'),
    goals: [],
  };
}

async function holdContest(
  { folder }: BenchContext,
  { command, voices, theirs }: Contest,
  minutes: number,
  runs: number,
): Promise<{ ours: SpokenByCommand; theirs: SpokenByCommand }> {
  const place = path.join(folder, `speech-${command}`);
  await mkdir(place, { recursive: true });
  const script = await assembleScript(minutes, voices);
  const scriptPath = path.join(place, 'script.json');
  await writeFile(scriptPath, JSON.stringify(script));
  const texts = await writeLines(script, place);
  const own: SpokenByCommand[] = [];
  const other: SpokenByCommand[] = [];
  // Turn about, so that a busy moment of the machine does not fall on one of them alone.
  for (let i = 0; i < runs; i++) {
    const args = childArgs('speak', scriptPath, path.join(place, `cache-${i}`));
    own.push(JSON.parse((await runMeasured(process.execPath, args)).stdout) as SpokenByCommand);
    other.push(await speakByCommand(command, theirs, texts));
  }
  return { ours: middle(own), theirs: middle(other) };
}

function middle(runs: readonly SpokenByCommand[]): SpokenByCommand {
  return { ms: median(runs.map((run) => run.ms)), seconds: median(runs.map((run) => run.seconds)) };
}
