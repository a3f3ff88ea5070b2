import { writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { Queries } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import { PLACES, type WatchdogData, type Watched } from './messages.ts';

/*
 * The watchdog's thread. It needs nothing of the main thread, which may stand still: it has a connection
 * of its own, made when there is something to write, and writes to standard error by itself.
 */

const CHECK_MS = 1000;
/** Leases last ten seconds and are kept every two and a half: from here on they would run out. */
const KEEP_AFTER_MS = 4000;
/** So long what is known is tried to be written. Without it the jobs count as lost, not as frozen. */
const WRITE_WITHIN_MS = 10_000;

const { memory, freezeMs } = workerData as WatchdogData;
const shared = new Int32Array(memory);
let watched: Watched = { url: '', attempts: [] };

parentPort?.on('message', (now: Watched) => {
  watched = now;
});
void watchTicks();
void watchCrash();
parentPort?.postMessage('ready');

async function watchTicks(): Promise<void> {
  let last = Atomics.load(shared, PLACES.tick);
  let stoodMs = 0;
  for (let checked = performance.now(); ; ) {
    await sleep(CHECK_MS);
    const now = performance.now();
    // A machine that slept or starved us as well says nothing about the main thread.
    const passed = Math.min(now - checked, 1.5 * CHECK_MS);
    checked = now;
    const tick = Atomics.load(shared, PLACES.tick);
    stoodMs = tick === last ? stoodMs + passed : 0;
    last = tick;
    if (watched.attempts.length === 0) continue;
    if (stoodMs >= freezeMs) await endFrozen();
    else if (stoodMs >= KEEP_AFTER_MS) await written('keep', CHECK_MS);
  }
}

async function watchCrash(): Promise<void> {
  const crashed = Atomics.waitAsync(shared, PLACES.crashed, 0);
  await crashed.value;
  // A job that crashed as soon as it began may still be named in a message that waits.
  for (let next = latest(); next; next = latest()) watched = next;
  if (watched.attempts.length > 0) await written('froze', WRITE_WITHIN_MS);
  Atomics.store(shared, PLACES.written, 1);
  Atomics.notify(shared, PLACES.written);
}

function latest(): Watched | undefined {
  return parentPort ? receiveMessageOnPort(parentPort)?.message : undefined;
}

async function endFrozen(): Promise<void> {
  const seconds = Math.round(freezeMs / 1000);
  say(`The process stood still for ${seconds} s; it ends, and its jobs are counted as having frozen it.`);
  await written('froze', WRITE_WITHIN_MS);
  process.kill(process.pid, 'SIGKILL');
}

/** Tries until it is written or the time is over. */
async function written(what: 'keep' | 'froze', withinMs: number): Promise<void> {
  const until = performance.now() + withinMs;
  for (;;) {
    try {
      return await connected(async (db) => {
        const { renewLeases, putBackInterrupted } = await import('../job-rows.ts');
        if (what === 'keep') await renewLeases(db, watched.attempts);
        else await db.transaction().execute((trx) => putBackInterrupted(trx, watched.attempts, 'froze'));
      });
    } catch (error) {
      if (performance.now() > until) return say(`The watchdog could not write: ${String(error)}`);
      await sleep(CHECK_MS / 4);
    }
  }
}

async function connected(work: (db: Queries) => Promise<void>): Promise<void> {
  const [{ default: pg }, { Kysely, PostgresDialect }] = await Promise.all([import('pg'), import('kysely')]);
  const pool = new pg.Pool({ connectionString: watched.url, max: 1, connectionTimeoutMillis: 5000 });
  pool.on('error', () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await work(db);
  } finally {
    await db.destroy();
  }
}

/** The log's own lines go through the main thread. */
function say(msg: string): void {
  const jobs = watched.attempts.map(({ kind, id }) => ({ kind, id }));
  writeSync(2, `${JSON.stringify({ level: 'error', time: new Date().toISOString(), jobs, msg })}\n`);
}
