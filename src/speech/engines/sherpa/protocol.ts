/*
 * Parent and child talk by Node's own channel between processes, one message a request. The child
 * ends itself when its standard input closes, whatever the engine is doing, so it never outlives its
 * parent (watchdog.ts).
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

/** What a child says last that grew past its memory limit. */
export const MEMORY_SPENT = 'it needed more memory than it may have';
