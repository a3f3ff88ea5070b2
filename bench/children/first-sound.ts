// One listener's wait, in a process of its own: a file comes in, sound comes out. Prints JSON.
import { readFile } from 'node:fs/promises';
import { readDocument } from '../../src/documents/read-document.ts';
import type { Take } from '../../src/kernel/artifacts.ts';
import { writeScript } from '../../src/script/write-script.ts';
import { speakScript } from '../../src/speech/speak-script.ts';
import { chooseSpeakers } from '../../src/workflow/pipeline/choose-speakers.ts';

/** Samples below this are silence, of 32,768. */
const AUDIBLE = 100;

const [documentPath = '', cacheDir = ''] = process.argv.slice(2);
const start = performance.now();
const document = await readDocument(documentPath);
const readMs = performance.now() - start;
const script = writeScript(document, {
  format: 'deep_dive',
  targetMinutes: 8,
  speakers: chooseSpeakers({ format: 'deep_dive', language: document.metadata.language }),
});
const writtenMs = performance.now() - start;
let heardSeconds = 0;
for await (const take of speakScript(script, { cacheDir })) {
  heardSeconds += await audibleSeconds(take);
  if (heardSeconds >= 1) break;
}
const soundMs = performance.now() - start;
const sinceStartMs = performance.timeOrigin + performance.now() - processStart();
process.stdout.write(JSON.stringify({ readMs, writtenMs, soundMs, sinceStartMs, heardSeconds }));

/** How much of a take is sound, told in steps of 10 ms. */
async function audibleSeconds(take: Take): Promise<number> {
  const bytes = await readFile(take.pcmPath);
  const samples = new Int16Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 1);
  const step = take.sampleRate / 100;
  let steps = 0;
  for (let at = 0; at < samples.length; at += step)
    if (samples.subarray(at, at + step).some((value) => Math.abs(value) > AUDIBLE)) steps++;
  return steps / 100;
}

/** When the process was started, in milliseconds since 1970. */
function processStart(): number {
  return Date.now() - process.uptime() * 1000;
}
