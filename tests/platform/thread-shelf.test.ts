import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { ThreadShelf } from '../../src/platform/threads/thread-shelf.ts';

const ECHO = `const { parentPort } = require('node:worker_threads');
parentPort.on('message', (message) => message === 'end' ? process.exit(3) : parentPort.postMessage(message));`;
const thread = () => new Worker(ECHO, { eval: true });

async function echoOf(worker: Worker, message: string): Promise<unknown> {
  const answer = once(worker, 'message');
  worker.postMessage(message);
  return (await answer)[0];
}

it('gives a thread back as it was, with what is known of it, and without its old listeners', async () => {
  const shelf = new ThreadShelf<string>(2);
  const worker = thread();
  const heard: unknown[] = [];
  worker.on('message', (message) => heard.push(message));
  expect(await echoOf(worker, 'one')).toBe('one');
  await shelf.put(worker, 'knows one');
  const taken = shelf.take()!;
  expect(taken.state).toBe('knows one');
  expect(taken.worker).toBe(worker);
  expect(shelf.take()).toBeUndefined();
  expect(await echoOf(worker, 'two')).toBe('two');
  expect(heard).toEqual(['one']);
  await worker.terminate();
});

it('keeps no more threads than it may, and none that has ended', async () => {
  const shelf = new ThreadShelf<number>(1);
  const [first, second] = [thread(), thread()];
  await shelf.put(first, 1);
  await shelf.put(second, 2);
  // An ended thread has no id.
  expect(second.threadId).toBe(-1);
  const gone = once(first, 'exit');
  first.postMessage('end');
  await gone;
  expect(shelf.take()).toBeUndefined();
});
