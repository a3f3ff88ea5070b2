import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { Caller } from './caller.ts';
import { HOSTILE_PASTES } from './hostile-pastes.ts';
import { ServiceProcess } from './service-process.ts';
import { essay, Workplace } from './workplace.ts';

/** What the slowest answer may take beyond the slowest of a server with nothing to do, at the same time. */
const MOST_MS = 100;
/** A server that has just been started, or used for the first time, settles. */
const SETTLE_MS = 5000;
/** What a text costs the server's thread comes back in every round; what other programs cost does not. */
const ROUNDS = 3;

interface Times {
  asked: number;
  median: number;
  p99: number;
  worst: number;
}

/** A server with a probe that asks it for its health all the time. */
class Probed {
  readonly #place = new Workplace();
  readonly #server = new ServiceProcess(['serve'], this.#place.environment);
  #probe: ChildProcess | undefined;
  #lines: AsyncIterator<string> | undefined;
  caller!: Caller;

  async start(): Promise<void> {
    const { url, signIn } = await this.#server.ready;
    this.caller = await Caller.signedIn(url, signIn);
    const probe = path.join(import.meta.dirname, 'health-probe.ts');
    this.#probe = spawn(process.execPath, [probe, url, String(this.#server.child.pid)], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const lines = createInterface({ input: this.#probe.stdout as NodeJS.ReadableStream });
    this.#lines = lines[Symbol.asyncIterator]();
    // What is loaded and started with the first source belongs to the start.
    const { id } = await this.caller.call('createSource', { body: { kind: 'text', text: essay(1) } });
    await expect
      .poll(async () => (await this.caller.call('readSource', { params: { sourceId: id } })).status)
      .toBe('ready');
  }

  /** How long answers took since this was last asked, and the longest that the event loop stood still; in milliseconds. */
  async times(): Promise<Times & { eventLoop: number }> {
    this.#probe?.stdin?.write('\n');
    const line = await this.#lines?.next();
    const metrics = await (await this.caller.send('GET', '/metrics')).text();
    const eventLoop = Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(metrics)?.[1]) * 1000;
    return { ...(JSON.parse(line?.value) as Times), eventLoop };
  }

  async stop(): Promise<void> {
    this.#probe?.kill('SIGKILL');
    await this.#server.kill();
    this.#place.remove();
  }
}

const attacked = new Probed();
const idle = new Probed();
afterAll(() => Promise.all([attacked.stop(), idle.stop()]));

it('answers others at once while twenty hostile texts are pasted', { timeout: 600_000 }, async () => {
  await Promise.all([attacked.start(), idle.start()]);
  await sleep(SETTLE_MS);
  let beyondIdle = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS && beyondIdle >= MOST_MS; round++)
    beyondIdle = Math.min(beyondIdle, await pasteAll());
  expect(beyondIdle).toBeLessThan(MOST_MS);
});

/** @returns milliseconds by which the slowest answer meanwhile took longer than the idle server's slowest */
async function pasteAll(): Promise<number> {
  await Promise.all([attacked.times(), idle.times()]);
  const ids = await Promise.all(
    HOSTILE_PASTES.map(async ([name, text]) => {
      const body = { kind: 'text' as const, text, name };
      return (await attacked.caller.call('createSource', { body })).id;
    }),
  );
  const over = async () => {
    const { sources } = await attacked.caller.call('listSources', { query: { limit: 100 } });
    return sources.filter(({ id, status }) => ids.includes(id) && status !== 'reading').length;
  };
  await expect.poll(over, { timeout: 500_000, interval: 500 }).toBe(HOSTILE_PASTES.length);

  const [busy, quiet] = await Promise.all([attacked.times(), idle.times()]);
  process.stderr.write(`attacked ${JSON.stringify(busy)}\nidle     ${JSON.stringify(quiet)}\n`);
  expect(busy.asked).toBeGreaterThan(100);
  return busy.worst - quiet.worst;
}
