import { Worker } from 'node:worker_threads';
import type { Document, Script } from '../../kernel/artifacts.ts';
import { AppError, type ErrorCode, throwIfCancelled } from '../../kernel/errors.ts';
import type { ScriptOptions } from '../../script/options.ts';
import type { WritingAnswer, WritingTask } from './messages.ts';

const THREAD = new URL('./thread.ts', import.meta.url);
/** A thread that is not needed for so long is ended; the next script starts one, which costs about half a second. */
const IDLE_MS = 60_000;

interface Thread {
  worker: Worker;
  idleTimer?: NodeJS.Timeout;
}

let thread: Thread | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Writes a script as `writeScript` does, in a thread of its own, so that a server goes on answering
 * meanwhile: a book takes seconds. Where the options give no pace, it is measured on the document as
 * `wordsAMinute` does. Scripts are written one after the other; the signal ends the one it belongs to.
 *
 * Throws what `writeScript` throws, and `cancelled`.
 */
export function writeInThread(
  document: Document,
  options: ScriptOptions,
  signal?: AbortSignal,
): Promise<Script> {
  const writing = last.then(() => write({ document, options }, signal));
  last = writing.catch(() => {});
  return writing;
}

async function write(task: WritingTask, signal: AbortSignal | undefined): Promise<Script> {
  throwIfCancelled(signal);
  const used = threadAtHand();
  used.worker.ref();
  clearTimeout(used.idleTimer);
  const answer = await answerTo(used.worker, task, signal);
  if (thread === used) rest(used);
  if ('script' in answer) return answer.script;
  const { code, message, details } = answer.fault;
  // What is not ours to explain is a fault of the program, as it would be without the thread.
  if (code === undefined) throw new Error(message);
  throw new AppError(code as ErrorCode, message, details ? { details } : {});
}

function answerTo(
  worker: Worker,
  task: WritingTask,
  signal: AbortSignal | undefined,
): Promise<WritingAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<WritingAnswer>();
  const ended = (cause?: unknown) => {
    if (signal?.aborted) reject(new AppError('cancelled', 'Cancelled. What was finished is kept.'));
    else reject(new Error('The writing thread ended unexpectedly.', { cause }));
  };
  const stop = () => end(worker);
  worker.once('message', resolve).once('error', ended).once('exit', ended);
  signal?.addEventListener('abort', stop, { once: true });
  worker.postMessage(task);
  return promise.finally(() => {
    signal?.removeEventListener('abort', stop);
    worker.off('message', resolve).off('error', ended).off('exit', ended);
  });
}

function threadAtHand(): Thread {
  if (thread) return thread;
  const worker = new Worker(THREAD);
  const started: Thread = { worker };
  const forget = () => {
    clearTimeout(started.idleTimer);
    if (thread === started) thread = undefined;
  };
  // A fault ends the thread; who waits for it hears of it.
  worker.on('error', forget).on('exit', forget);
  thread = started;
  return started;
}

/** An idle thread keeps no process alive and does not stay for ever. */
function rest(idle: Thread): void {
  clearTimeout(idle.idleTimer);
  idle.worker.unref();
  idle.idleTimer = setTimeout(() => end(idle.worker), IDLE_MS).unref();
}

function end(worker: Worker): void {
  if (thread?.worker === worker) {
    clearTimeout(thread.idleTimer);
    thread = undefined;
  }
  void worker.terminate();
}
