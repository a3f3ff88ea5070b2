import path from 'node:path';
import { runMeasured } from '../process-tree.ts';
import { FIXTURES } from '../subjects/fixtures.ts';
import { seconds, table } from '../table.ts';
import { median } from '../timing.ts';
import { type BenchContext, type Chapter, childArgs } from './context.ts';

interface Wait {
  readMs: number;
  writtenMs: number;
  soundMs: number;
  sinceStartMs: number;
}

const AIM_MS = 2000;

/** From a file of twenty pages to the first second of sound in it. */
export async function measureFirstSound({ quick, folder, say }: BenchContext): Promise<Chapter> {
  const runs = quick ? 3 : 7;
  const waits: Wait[] = [];
  for (let i = 0; i < runs; i++) {
    const cacheDir = path.join(folder, `first-${i}`);
    const { stdout } = await runMeasured(
      process.execPath,
      childArgs('first-sound', FIXTURES.report, cacheDir),
    );
    waits.push(JSON.parse(stdout) as Wait);
  }
  const of = (part: keyof Wait) => median(waits.map((wait) => wait[part]));
  say(`first sound: ${seconds(of('soundMs'))}`);
  return {
    title: 'First sound',
    body: [
      `The report of 20 pages, a deep dive of 8 minutes, an empty cache; median of ${runs} runs, each in a new process. The clock stops when a second of audible samples has been spoken.`,
      table(
        ['Up to', 'Time'],
        [
          ['the Document', seconds(of('readMs'))],
          ['the Script', seconds(of('writtenMs'))],
          ['the first audible second', seconds(of('soundMs'))],
          ['the same, from the start of the process', seconds(of('sinceStartMs'))],
        ],
      ),
    ].join('\n\n'),
    goals: [
      {
        name: 'First audible second of a 20-page document',
        aim: 'within 2 s',
        measured: seconds(of('soundMs')),
        met: of('soundMs') <= AIM_MS,
      },
    ],
  };
}
