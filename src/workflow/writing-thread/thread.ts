import { parentPort } from 'node:worker_threads';
import { AppError } from '../../kernel/errors.ts';
import { writeScript } from '../../script/write-script.ts';
import { wordsAMinute } from '../speaking-pace.ts';
import type { WritingAnswer, WritingTask } from './messages.ts';

if (!parentPort) throw new Error('This module runs in a worker thread.');
const port = parentPort;

port.on('message', ({ document, options }: WritingTask) => {
  port.postMessage(answer(document, options));
});

function answer(document: WritingTask['document'], options: WritingTask['options']): WritingAnswer {
  try {
    const wordsPerMinute = options.wordsPerMinute ?? wordsAMinute(document, options.speakers);
    return { script: writeScript(document, { ...options, wordsPerMinute }) };
  } catch (error) {
    if (error instanceof AppError) return { fault: error.toJSON() };
    return { fault: { message: error instanceof Error ? error.message : String(error) } };
  }
}
