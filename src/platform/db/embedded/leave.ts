import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Embedded } from './attach.ts';
import type { Lease } from './lease.ts';
import { programIn } from './native-folder.ts';
import { lives, runningPostmaster } from './postmaster.ts';

const PATIENCE_MS = 30_000;

/** Ends the lease, and the server when no other process of ours uses it. */
export async function leave(embedded: Embedded, lease: Lease): Promise<void> {
  const last = await lease.giveUp().catch(() => false);
  const { running } = await runningPostmaster(embedded.paths.data);
  if (last && running?.port === lease.port) await stopServer(embedded, running.pid);
  await lease.end();
}

/** Fast shutdown: open transactions are rolled back, everything committed is on disk. */
async function stopServer({ native, paths }: Embedded, pid: number): Promise<void> {
  if (process.platform === 'win32') {
    // There are no signals between processes there: PostgreSQL brings its own.
    await promisify(execFile)(programIn(native, 'pg_ctl'), ['stop', '-D', paths.data, '-m', 'fast']);
    return;
  }
  process.kill(pid, 'SIGINT');
  const deadline = performance.now() + PATIENCE_MS;
  while (lives(pid) && performance.now() < deadline) await sleep(15);
}
