import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError, throwIfCancelled } from '../../../kernel/errors.ts';
import { type Account, serverAccount } from './account.ts';
import { initialise, readPassword, removeUnfinished } from './initialise.ts';
import { Lease } from './lease.ts';
import { nativeFolder } from './native-folder.ts';
import { type Places, placesIn } from './places.ts';
import { lives, readPostmaster } from './postmaster.ts';
import { freePort, type StartingServer, startServer } from './start.ts';

/** How long a server may take to start, recovering what a crash left, or to end. */
const PATIENCE_MS = 60_000;
const LONGEST_PAUSE_MS = 1000;

/** The server under a data folder, which all our processes on this machine share. */
export interface Embedded {
  places: Places;
  native: string;
  account: Account | undefined;
  password: string;
}

/** @throws AppError database_unreachable, database_other_version or database_failed */
export async function prepareEmbedded(dataDir: string): Promise<Embedded> {
  const places = placesIn(dataDir);
  const account = await serverAccount();
  const native = await nativeFolder(account, places.folder);
  await initialise(places, native, account);
  return { places, native, account, password: await readPassword(places) };
}

/**
 * Takes a lease of the server that runs on the folder, whoever started it, or starts it. A server
 * that is starting, ending or was just killed is waited for: PostgreSQL itself sees to it that no
 * second one runs on the same folder.
 *
 * @param port the one to take when it must be started, if it is free
 */
export async function attachOrStart(
  embedded: Embedded,
  how: { port?: number | undefined; signal?: AbortSignal | undefined } = {},
): Promise<Lease> {
  const deadline = performance.now() + PATIENCE_MS;
  let started: StartingServer | undefined;
  let fault: unknown;
  for (let pauseMs = 20; performance.now() < deadline; pauseMs = Math.min(pauseMs * 1.3, LONGEST_PAUSE_MS)) {
    throwIfCancelled(how.signal);
    const running = await readPostmaster(embedded.places.data);
    if (running && lives(running.pid)) {
      const lease = await Lease.take(running.port, embedded.password).catch((error: Error) => {
        fault = error;
      });
      if (lease) {
        await removeUnfinished(embedded.places);
        return lease;
      }
    } else if (!started || started.ended()) {
      const port = await freePort(how.port ?? running?.port);
      started = await startServer(embedded.places, embedded.native, embedded.account, port);
    }
    await sleep(pauseMs);
  }
  throw new AppError(
    'database_unreachable',
    `The embedded database in ${embedded.places.folder} does not start: ${await lastWords(embedded.places)}`,
    { cause: fault },
  );
}

async function lastWords({ log }: Places): Promise<string> {
  const text = await readFile(log, 'utf8').catch(() => '');
  return text.trim().split('\n').slice(-5).join('\n') || 'it said nothing.';
}

/** Ends the lease, and the server when no other process of ours uses it. */
export async function leave(embedded: Embedded, lease: Lease): Promise<void> {
  const last = await lease.giveUp().catch(() => false);
  const running = await readPostmaster(embedded.places.data);
  if (last && running?.port === lease.port) {
    // Fast shutdown: open transactions are rolled back, everything committed is on disk.
    process.kill(running.pid, 'SIGINT');
    await endOf(running.pid);
  }
  await lease.end();
}

async function endOf(pid: number): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (lives(pid) && performance.now() < deadline) await sleep(20);
}
