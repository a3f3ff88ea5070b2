import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { startRun } from '../../src/audio/codec/child-run.ts';

const groupOf = (pid: number) => execFileSync('ps', ['-o', 'pgid=', '-p', String(pid)], { encoding: 'utf8' });

it('a codec runs in a process group of its own, which Ctrl-C in a terminal does not reach', async () => {
  const stop = new AbortController();
  const run = startRun('sleep', ['60'], { signal: stop.signal });
  expect(groupOf(run.process.pid!).trim()).toBe(String(run.process.pid));
  stop.abort();
  await expect(run.end).rejects.toMatchObject({ code: 'cancelled' });
});
