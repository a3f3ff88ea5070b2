import type { EngineDefinition } from './engine.ts';
import { flite } from './flite/engine.ts';

/** Every engine of the product, by its id. */
export const engines: ReadonlyMap<string, EngineDefinition> = new Map(
  [flite].map((engine) => [engine.id, engine]),
);
