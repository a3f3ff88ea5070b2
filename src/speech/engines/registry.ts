import type { EngineDefinition } from './engine.ts';
import { espeak } from './espeak/engine.ts';
import { flite } from './flite/engine.ts';

/** Every engine of the product, by its id. */
export const engines: ReadonlyMap<string, EngineDefinition> = new Map(
  [flite, espeak].map((engine) => [engine.id, engine]),
);
