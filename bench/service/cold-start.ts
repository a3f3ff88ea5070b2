import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BenchContext, Chapter } from '../measures/context.ts';
import { seconds, table } from '../table.ts';
import { median, timeRuns } from '../timing.ts';
import { ServiceRun } from './service-run.ts';

const AIM_MS = 3000;

/** From the command to a service that answers: at first, with an empty data folder, and later. */
export async function measureColdStart({ quick, folder, say }: BenchContext): Promise<Chapter> {
  const runs = quick ? 3 : 5;
  const empty = path.join(folder, 'empty-package');
  await mkdir(empty, { recursive: true });
  await writeFile(path.join(empty, 'package.json'), '{"scripts":{"start":"node -e 0"}}');
  const node = await timeRuns(runs, () => ended(process.execPath, ['-e', '0'], empty));
  const npm = await timeRuns(runs, () => ended('npm', ['start', '--silent'], empty));
  const service = new ServiceRun();
  try {
    const first = await service.start('serve');
    await service.stop();
    const [serve, start] = [await startOften(service, 'serve', runs), await startOften(service, 'npm', runs)];
    say(`cold start: npm start ${seconds(start)}, serve ${seconds(serve)}, first ${seconds(first.readyMs)}`);
    return {
      title: 'The service: cold start',
      body: [
        `From the start of the command to a \`/readyz\` that answers 200: web and worker in one process, the embedded database started with them; installed and built before. Median of ${runs} runs; the first start, which makes the database, was run once.`,
        table(
          ['', 'Time'],
          [
            ['`npm start`', seconds(start)],
            ['`afterword serve`, without npm', seconds(serve)],
            ['the same, with an empty data folder', seconds(first.readyMs)],
            ['for comparison: `npm start` of a package that runs `node -e 0`', seconds(median(npm))],
            ['for comparison: `node -e 0`', seconds(median(node))],
          ],
        ),
      ].join('\n\n'),
      goals: [
        {
          name: 'Cold start after the first, by `npm start`',
          aim: 'under 3 s',
          measured: seconds(start),
          met: start < AIM_MS,
        },
      ],
    };
  } finally {
    await service.remove();
  }
}

async function startOften(service: ServiceRun, how: 'serve' | 'npm', runs: number): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < runs; i++) {
    times.push((await service.start(how)).readyMs);
    await service.stop();
  }
  return median(times);
}

async function ended(command: string, args: string[], cwd: string): Promise<void> {
  const [code] = await once(spawn(command, args, { cwd, stdio: 'ignore' }), 'exit');
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}`);
}
