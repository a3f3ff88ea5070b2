import { setTimeout as sleep } from 'node:timers/promises';
import { AppError, throwIfCancelled } from '../../../kernel/errors.ts';
import type { Account } from './account.ts';
import { removeUnfinished } from './initialise.ts';
import { Lease } from './lease.ts';
import { Orphans } from './orphans.ts';
import type { PostgresPaths } from './postgres-paths.ts';
import { removeStaleFile, runningPostmaster } from './postmaster.ts';
import { freePort, type StartingServer, startServer } from './start.ts';

/** How long a server may take to start, recovering what a crash left. */
const PATIENCE_MS = 60_000;
const LONGEST_PAUSE_MS = 500;

/** What a server says that will be over by itself: another one starts, runs, or has not quite ended. */
const PASSING = /lock file|pre-existing shared memory|could not bind|could not create any TCP/;

/** The server under a data folder, which all our processes on this machine share. */
export interface Embedded {
  paths: PostgresPaths;
  native: string;
  account: Account | undefined;
  password: string;
}

/**
 * Takes a lease of the server that runs on the folder, whoever started it, or starts it. A server
 * that is starting, ending or was just killed is waited for: PostgreSQL itself sees to it that no
 * second one runs on the same folder.
 *
 * @param how.port the one to take when it must be started, if it is free
 * @throws AppError database_unreachable with what the server said; cancelled
 */
export async function attachOrStart(
  embedded: Embedded,
  how: { port?: number | undefined; signal?: AbortSignal | undefined } = {},
): Promise<Lease> {
  const { paths } = embedded;
  const deadline = performance.now() + PATIENCE_MS;
  const orphans = new Orphans(paths.data);
  let started: StartingServer | undefined;
  let reason = 'it did not answer in time';
  for (let pauseMs = 15; performance.now() < deadline; pauseMs = Math.min(pauseMs * 1.3, LONGEST_PAUSE_MS)) {
    throwIfCancelled(how.signal);
    const { running, last } = await runningPostmaster(paths.data);
    if (running) {
      const answer = await tryLease(running.port, embedded.password);
      if (answer instanceof Lease) {
        await removeUnfinished(paths);
        return answer;
      }
      reason = answer;
    } else if (started && started.end() === undefined) {
      // It has not come as far as writing its number down.
    } else {
      if (started?.end() === 'refused') reason = await passing(embedded, started);
      if (started) await orphans.urge();
      if (last) await removeStaleFile(paths.data, last);
      const port = await freePort(how.port ?? last?.port);
      started = await startServer(paths, embedded.native, embedded.account, port);
    }
    await sleep(pauseMs);
  }
  throw doesNotStart(embedded, reason);
}

/** @returns why there is none, where waiting may help */
async function tryLease(port: number, password: string): Promise<Lease | string> {
  try {
    return (await Lease.take(port, password)) ?? 'another process is stopping it';
  } catch (error) {
    if ((error as { code?: string }).code === '28P01')
      throw new AppError(
        'database_unreachable',
        'The embedded database does not accept the password in its folder. Put the file `password` beside `data` back as it was.',
      );
    return (error as Error).message;
  }
}

/** @throws AppError when what the server said will not be over by itself */
async function passing(embedded: Embedded, started: StartingServer): Promise<string> {
  const said = await started.said();
  if (PASSING.test(said)) return said;
  throw doesNotStart(embedded, said.slice(-2000) || 'it said nothing');
}

function doesNotStart({ paths }: Embedded, reason: string): AppError {
  return new AppError(
    'database_unreachable',
    `The embedded database in ${paths.folder} does not start: ${reason}. Its log is ${paths.log}.`,
  );
}
