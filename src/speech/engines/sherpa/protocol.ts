/*
 * Parent and child talk by Node's own channel between processes, one message a request. The child
 * ends itself when the channel closes, whatever the engine is doing, so it never outlives its parent.
 */

export type ToChild =
  | { kind: 'load'; config: Record<string, unknown>; memoryLimitBytes: number }
  | {
      kind: 'speak';
      text: string;
      speaker: number;
      speed: number;
      steps?: number | undefined;
      reference?: { wav: string; text: string } | undefined;
    };

export type FromChild =
  | { kind: 'loaded'; sampleRate: number; speakers: number }
  | { kind: 'spoken'; samples: Int16Array; sampleRate: number }
  | { kind: 'fault'; reason: string };

/** Exit code of a child that grew past its memory limit. */
export const EXIT_MEMORY = 87;
