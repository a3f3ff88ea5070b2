import { parentPort } from 'node:worker_threads';
import { AppError } from '../../kernel/errors.ts';
import { masterReel } from '../master/master-reel.ts';
import { renderReel } from '../reels/render-reel.ts';
import type { JobAnswer, JobMessage, Jobs } from './jobs.ts';

/** A worker thread: mixes and masters reels, one at a time. */
parentPort!.on('message', (message: JobMessage) => {
  try {
    parentPort!.postMessage({ id: message.id, give: run(message) } satisfies JobAnswer);
  } catch (error) {
    parentPort!.postMessage({ id: message.id, error: plain(error) } satisfies JobAnswer);
  }
});

function run(message: JobMessage): Jobs[keyof Jobs]['give'] {
  if (message.kind === 'render') {
    const { plan, pcmPath } = message.ask as Jobs['render']['ask'];
    return renderReel(plan, pcmPath);
  }
  return masterReel(message.ask as Jobs['master']['ask']);
}

function plain(error: unknown): { code?: string; message: string; details?: Record<string, unknown> } {
  if (error instanceof AppError) return error.toJSON();
  return { message: error instanceof Error ? error.message : String(error) };
}
