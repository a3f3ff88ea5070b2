import os from 'node:os';
import { parentPort } from 'node:worker_threads';
import { AppError } from '../../kernel/errors.ts';
import type { FromThread, ToThread } from './task-messages.ts';

/** What a task works with besides what it is asked. */
export interface TaskContext {
  /** Fires when the task is cancelled or its time is over; a task that waits for something must heed it. */
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
}

export type TaskHandler = (ask: never, context: TaskContext) => unknown;

/**
 * Answers the tasks of a table in this thread, one at a time, as `TaskThreads` asks for them. Call it
 * once, from the thread's module.
 *
 * @throws Error outside of a worker thread
 */
export function answerTasks(handlers: Readonly<Record<string, TaskHandler>>): void {
  if (!parentPort) throw new Error('This module runs in a worker thread.');
  const port = parentPort;
  const say = (message: FromThread) => port.postMessage(message);
  giveWay();
  let stop = new AbortController();
  port.on('message', async (message: ToThread) => {
    if ('cancel' in message) return stop.abort();
    stop = new AbortController();
    const onProgress = (done: number, total: number) => say({ progress: [done, total] });
    try {
      const handler = handlers[message.task];
      if (!handler) throw new Error(`There is no task "${message.task}".`);
      say({ give: await handler(message.ask as never, { signal: stop.signal, onProgress }) });
    } catch (error) {
      say({ fault: faultOf(error) });
    }
  });
}

function faultOf(error: unknown) {
  if (error instanceof AppError) return error.toJSON();
  return { message: error instanceof Error ? error.message : String(error) };
}

/**
 * Whoever waits for an answer of the server goes first where cores are few. On Linux this concerns the
 * calling thread and the processes it starts; elsewhere it would concern the whole process.
 */
function giveWay(): void {
  if (process.platform === 'linux') os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
}
