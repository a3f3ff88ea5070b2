// Speaks a script from a cold cache and nothing more. Prints JSON.
import { readFile } from 'node:fs/promises';
import { script as scriptSchema } from '../../src/kernel/contracts/script.ts';
import { speakScript } from '../../src/speech/speak-script.ts';

const [scriptPath = '', cacheDir = ''] = process.argv.slice(2);
const script = scriptSchema.parse(JSON.parse(await readFile(scriptPath, 'utf8')));
const start = performance.now();
let seconds = 0;
for await (const take of speakScript(script, { cacheDir })) seconds += take.samples / take.sampleRate;
process.stdout.write(JSON.stringify({ ms: performance.now() - start, seconds }));
