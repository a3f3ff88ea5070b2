import { WorkerPool } from '../audio/workers/worker-pool.ts';
import { warmWritingThread } from './writing-thread/write-in-thread.ts';

/**
 * Starts the threads that the next show needs, such as when a source begins to arrive: they are ready
 * by the time it has been read, and end by themselves after a minute without work.
 */
export async function warmUp(): Promise<void> {
  warmWritingThread();
  const pool = new WorkerPool();
  pool.warm();
  await pool.close();
}
