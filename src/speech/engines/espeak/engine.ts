import { createRequire } from 'node:module';
import type { EngineDefinition } from '../engine.ts';
import { espeakPhonemes } from './phonemes.ts';

const require = createRequire(import.meta.url);
const packageVersion = (require('@echogarden/espeak-ng-emscripten/package.json') as { version: string })
  .version;

/** Raise when the adapter's own work on the sound or its word times changes. */
const ADAPTER_REVISION = 4;

/** espeak-ng, compiled to JavaScript: formant voices of many languages at 22.05 kHz. */
export const espeak: EngineDefinition = {
  id: 'espeak',
  version: `${packageVersion}-${ADAPTER_REVISION}`,
  module: new URL('./load.ts', import.meta.url).href,
  stresses: true,
  phonemes: espeakPhonemes,
};
