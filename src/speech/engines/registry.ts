import type { EngineDefinition } from './engine.ts';
import { espeak } from './espeak/engine.ts';
import { flite } from './flite/engine.ts';

/** The engines that every installation has, by id; those of services and of added models are chosen with their voices. */
export const engines: ReadonlyMap<string, EngineDefinition> = new Map(
  [flite, espeak].map((engine) => [engine.id, engine]),
);
