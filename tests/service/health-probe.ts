/*
 * Asks /healthz again and again, in a process of its own so that nothing the tests do delays it. Each
 * answer's time is kept, and told as a line of JSON for every line that comes in: since the one before.
 * Usage: node health-probe.ts URL
 */
import http from 'node:http';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 10;
const url = new URL('/healthz', process.argv[2]);
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
let times: number[] = [];
let began: number | undefined;

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
  const waiting = began === undefined ? [] : [performance.now() - began];
  const sorted = [...times, ...waiting].toSorted((a, b) => a - b);
  times = [];
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  console.log(JSON.stringify({ asked: sorted.length, median: at(0.5), p99: at(0.99), worst: sorted.at(-1) }));
});

for (;;) {
  began = performance.now();
  // A server that stood still closes connections when it wakes: asked again, the time goes on.
  while (
    !(await ask().then(
      () => true,
      () => sleep(PAUSE_MS).then(() => false),
    ))
  );
  times.push(performance.now() - began);
  began = undefined;
  await sleep(PAUSE_MS);
}
