import { speakScript } from '../../src/speech/speak-script.ts';
import { makeScript } from './make-script.ts';

// Run as its own process: must end by itself, with nothing left running. Arguments: the way to stop, the cache.
const [way = '', cacheDir = ''] = process.argv.slice(2);
const controller = new AbortController();
const turns = Array.from(
  { length: 60 },
  (_, i) => `This is turn number ${i + 1}. The tide comes in and goes out again, twice a day.`,
);
let spoken = 0;
try {
  for await (const _ of speakScript(makeScript(turns), { cacheDir, signal: controller.signal })) {
    spoken++;
    if (way === 'leave') break;
    if (way === 'abort') controller.abort();
    if (way === 'throw') throw new Error('the listener left');
  }
  console.log(`ended ${spoken}`);
} catch (error) {
  console.log(`${(error as { code?: string }).code ?? (error as Error).message} ${spoken}`);
}
