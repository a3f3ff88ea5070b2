import type { Engine } from '../../../src/speech/engines/engine.ts';

/**
 * An engine that misbehaves as its text says. `shared` counts the sentences begun, over all workers,
 * so that it can do so only the first time.
 */
export async function load(shared: unknown): Promise<Engine> {
  const begun = new Int32Array(shared as SharedArrayBuffer);
  return {
    async synthesize({ text }) {
      const first = Atomics.add(begun, 0, 1) === 0;
      if (text === 'crash' || (text === 'crash once' && first)) process.exit(3);
      if (text === 'throw' || (text === 'throw once' && first)) throw new Error('the voice is hoarse');
      if (text === 'hang' || (text === 'hang once' && first)) for (;;);
      const pcm = Int16Array.from({ length: 1600 }, (_, i) => Math.round(8000 * Math.sin(i / 5)));
      return { pcm, sampleRate: 16_000 };
    },
  };
}
