/*
 * Asks /healthz again and again, in a process of its own so that nothing the tests do delays it. Prints
 * a line of JSON for every line that comes in: how long answers took since the one before, in
 * milliseconds. What the server's thread and the probe's own waited for a processor that other programs
 * had is taken off (/proc/PID/task/PID/schedstat, https://docs.kernel.org/scheduler/sched-stats.html): on a busy
 * machine it is most of the longest answers. What the server's thread works or is blocked stays.
 * Usage: node health-probe.ts URL PID
 */
import { existsSync, readFileSync } from 'node:fs';
import http from 'node:http';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 10;
const url = new URL('/healthz', process.argv[2]);
/** Where the system counts none, the answers are as long as the clock says. */
const SCHEDSTATS = [process.argv[3], process.pid]
  .map((pid) => `/proc/${pid}/task/${pid}/schedstat`)
  .filter((file) => existsSync(file));
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
let times: number[] = [];
let began: { at: number; waitedMs: number } | undefined;

/** Milliseconds both threads have been ready to run without running. */
function waitedForProcessor(): number {
  const nanoseconds = SCHEDSTATS.map((file) => Number(readFileSync(file, 'utf8').split(' ')[1]));
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e6;
}

const start = () => ({ at: performance.now(), waitedMs: waitedForProcessor() });

function taken({ at, waitedMs }: ReturnType<typeof start>): number {
  return Math.max(0, performance.now() - at - (waitedForProcessor() - waitedMs));
}

function ask(): Promise<void> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { agent }, (answer) => {
        answer.resume().on('end', () => (answer.statusCode === 200 ? resolve() : reject(answer.statusCode)));
      })
      .on('error', reject);
  });
}

createInterface({ input: process.stdin }).on('line', () => {
  // One that is still waited for counts as well.
  const waiting = began === undefined ? [] : [taken(began)];
  const sorted = [...times, ...waiting].toSorted((a, b) => a - b);
  times = [];
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  console.log(JSON.stringify({ asked: sorted.length, median: at(0.5), p99: at(0.99), worst: sorted.at(-1) }));
});

for (;;) {
  const from = start();
  began = from;
  // A server that stood still closes connections when it wakes: asked again, the time goes on.
  while (
    !(await ask().then(
      () => true,
      () => sleep(PAUSE_MS).then(() => false),
    ))
  );
  times.push(taken(from));
  began = undefined;
  await sleep(PAUSE_MS);
}
