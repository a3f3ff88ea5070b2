import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ReadLimits } from '../../shared/limits.ts';
import type { Raster } from './raster.ts';
import type { PageReading } from './read-page.ts';
import type { PageAnswer, PageTask } from './recognise-worker.ts';

/** Its ending is this module's own: .ts, or what was built of it. */
const THREAD = new URL(`./recognise-worker${extname(import.meta.url)}`, import.meta.url);

/** Threads at most: each holds the engine, its data and a page, some 300 MB. */
const MOST_THREADS = 3;

/** Why a page was not read. */
export type Unread = 'too_slow' | 'failed';

/** How many pages are read at once. */
export function threadsFor(pages: number): number {
  return Math.max(1, Math.min(pages, availableParallelism(), MOST_THREADS));
}

/** Reads pages in threads of its own, as many at once as it is asked for up to `threadsFor`. */
export class Recogniser {
  private readonly idle: Worker[] = [];
  private readonly limits: ReadLimits;
  private readonly languages: readonly string[];

  constructor(limits: ReadLimits, languages: readonly string[]) {
    this.limits = limits;
    this.languages = languages;
  }

  /** The reading of one page. A page that takes too long, or ends its thread, costs only itself. */
  read(picture: Raster): Promise<PageReading | Unread> {
    const worker = this.idle.pop() ?? new Worker(THREAD);
    return new Promise((resolve) => {
      const settle = (outcome: PageReading | Unread, keep: boolean) => {
        clearTimeout(timer);
        worker.off('message', onMessage).off('error', onEnd).off('exit', onEnd);
        if (keep) this.idle.push(worker);
        else void worker.terminate();
        resolve(outcome);
      };
      const onMessage = (answer: PageAnswer) =>
        'reading' in answer ? settle(answer.reading, true) : settle('failed', false);
      const onEnd = () => settle('failed', false);
      const timer = setTimeout(() => settle('too_slow', false), this.limits.recogniseSeconds * 1000);
      worker.once('message', onMessage).once('error', onEnd).once('exit', onEnd);
      const task: PageTask = { picture, languages: this.languages };
      worker.postMessage(task, [picture.data.buffer as ArrayBuffer]);
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.idle.splice(0).map((worker) => worker.terminate()));
  }
}
