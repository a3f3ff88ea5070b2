import path from 'node:path';
import { readConfig } from '../../src/platform/config/config.ts';
import { speakScript } from '../../src/speech/speak-script.ts';
import { neuralVoices } from '../../src/speech/voices/neural-voices.ts';
import { installedModels } from '../../src/speech/voices/voices.ts';
import { assembleScript } from '../subjects/long-script.ts';
import { figure, seconds, table } from '../table.ts';
import type { BenchContext, Chapter } from './context.ts';

/** How fast each installed neural model speaks; without one there is nothing to measure, and it says so. */
export async function measureNeural({ quick, folder, say }: BenchContext): Promise<Chapter> {
  const config = readConfig();
  const rows: string[][] = [];
  for (const model of installedModels(config).models) {
    const voice = neuralVoices(model).find((each) => each.voice.language.startsWith('en'))?.voice;
    if (!voice) continue;
    const script = await assembleScript(quick ? 1 : 3, [voice.id, voice.id]);
    const options = { cacheDir: path.join(folder, `neural-${model.id}`), setup: config };
    const start = performance.now();
    let spoken = 0;
    for await (const take of speakScript(script, options)) spoken += take.samples / take.sampleRate;
    const ms = performance.now() - start;
    rows.push([voice.id, `${figure(spoken / 60)} min`, seconds(ms), `${figure((spoken * 1000) / ms)} x`]);
    say(`speech, ${voice.id}: ${figure((spoken * 1000) / ms)} x`);
  }
  const about = `The models of ${config.modelsDir} that speak English, loading them included. Multiples of real time, one run.`;
  const none = 'No neural model that speaks English is installed here: nothing was measured.';
  return {
    title: 'Neural speech',
    body: rows.length > 0 ? [about, table(['Voice', 'Sound', 'Time', 'Speed'], rows)].join('\n\n') : none,
    goals: [],
  };
}
