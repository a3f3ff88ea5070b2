import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Caller } from './caller.ts';
import { HOSTILE_PASTES } from './hostile-pastes.ts';
import { ServiceProcess } from './service-process.ts';
import { essay, Workplace } from './workplace.ts';

/** What the slowest answer may take beyond the slowest of a server with nothing to do. */
const MOST_MS = 100;
/** So long the server is watched before anything is asked of it. */
const QUIET_MS = 5000;
/** Those that were slowest come first: when so many are over, each kind of work has been done. */
const SETTLED = 6;

interface Times {
  asked: number;
  median: number;
  p99: number;
  worst: number;
}

const place = new Workplace();
let server: ServiceProcess;
let caller: Caller;
let probe: ChildProcess;
let lines: AsyncIterator<string>;

beforeAll(async () => {
  server = new ServiceProcess(['serve'], place.environment);
  const { url, signIn } = await server.ready;
  caller = await Caller.signedIn(url, signIn);
  probe = spawn(process.execPath, [path.join(import.meta.dirname, 'health-probe.ts'), url], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  lines = createInterface({ input: probe.stdout as NodeJS.ReadableStream })[Symbol.asyncIterator]();
});

afterAll(async () => {
  probe?.kill('SIGKILL');
  await server?.kill();
  place.remove();
});

async function measured(): Promise<Times> {
  probe.stdin?.write('\n');
  const { value } = await lines.next();
  return JSON.parse(value as string) as Times;
}

/** The longest the event loop stood still since it was last asked, in milliseconds, as the server itself counts. */
async function longestDelay(): Promise<number> {
  const text = await (await caller.send('GET', '/metrics')).text();
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)?.[1]) * 1000;
}

it('answers others at once while twenty hostile texts are pasted', { timeout: 600_000 }, async () => {
  // What is started with the first source belongs to the start.
  const body = { kind: 'text' as const, text: essay(1) };
  const { id: first } = await caller.call('createSource', { body });
  await expect
    .poll(async () => (await caller.call('readSource', { params: { sourceId: first } })).status)
    .toBe('ready');
  await sleep(QUIET_MS);
  await measured();
  await longestDelay();
  await sleep(QUIET_MS);
  const quiet = await measured();
  const quietDelay = await longestDelay();

  const ids = await Promise.all(
    HOSTILE_PASTES.map(async ([name, text]) => {
      const source = await caller.call('createSource', { body: { kind: 'text', text, name } });
      return source.id;
    }),
  );
  await expect
    .poll(
      async () => {
        const { sources } = await caller.call('listSources', { query: { limit: 100 } });
        const over = sources.filter(({ id, status }) => ids.includes(id) && status !== 'reading');
        return over.length;
      },
      { timeout: 500_000, interval: 500 },
    )
    .toBeGreaterThanOrEqual(SETTLED);
  const busy = await measured();
  const busyDelay = await longestDelay();
  process.stderr.write(`${JSON.stringify({ quiet, quietDelay, busy, busyDelay })}\n`);
  expect(busy.worst).toBeLessThan(MOST_MS + quiet.worst);
  expect(busy.asked).toBeGreaterThan(100);
});
