import { read, writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { MEMORY_SPENT } from './protocol.ts';

/*
 * A thread beside the engine's own, which is deaf while it speaks. It ends the process when the
 * parent is gone (the parent holds the other end of the standard input and never writes to it) and
 * when the process grows past its limit.
 */

const PARENT = 0;
const ERRORS = 2;
const MEMORY_CHECK_MS = 200;

const { memoryLimitBytes } = workerData as { memoryLimitBytes: number };

read(PARENT, Buffer.alloc(1), 0, 1, null, () => process.kill(process.pid, 'SIGKILL'));

setInterval(() => {
  if (process.memoryUsage.rss() <= memoryLimitBytes) return;
  writeSync(ERRORS, `${MEMORY_SPENT}\n`);
  process.kill(process.pid, 'SIGKILL');
}, MEMORY_CHECK_MS);
