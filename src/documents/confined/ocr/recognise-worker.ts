import { parentPort } from 'node:worker_threads';
import { Engine } from './engine/engine.ts';
import type { Raster } from './raster.ts';
import { type PageReading, readPage } from './read-page.ts';

/*
 * One recogniser in a thread of its own: reading a page cannot be interrupted, but a thread can be
 * ended.
 */

export interface PageTask {
  picture: Raster;
  languages: readonly string[];
}

export type PageAnswer = { reading: PageReading } | { failed: string };

const engine = Engine.start();

async function answer({ picture, languages }: PageTask): Promise<PageAnswer> {
  try {
    return { reading: await readPage(await engine, picture, languages) };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', async (task: PageTask) => parentPort?.postMessage(await answer(task)));
