import type { ErrorCode } from '../../kernel/errors.ts';
import type { EngineWord, SpeakRequest } from '../engines/engine.ts';

/** Main thread to worker: load an engine; it stays loaded. */
export interface LoadMessage {
  kind: 'load';
  engineId: string;
  module: string;
  shared: unknown;
}

/** Main thread to worker: speak one sentence. */
export interface SpeakMessage {
  kind: 'speak';
  jobId: number;
  engineId: string;
  request: SpeakRequest;
}

export type ToWorker = LoadMessage | SpeakMessage;

/** One sentence's sound with the silence around it cut to its margins. */
export interface SentenceSound {
  /** Mono 16-bit samples. */
  pcm: Int16Array<ArrayBuffer>;
  sampleRate: number;
  /** Where the speech itself begins and ends, in milliseconds from the first sample. */
  onsetMs: number;
  offsetMs: number;
  /** Times in milliseconds from the first sample. */
  words: EngineWord[];
}

export type FromWorker =
  | { jobId: number; sound: SentenceSound }
  /** The engine threw; the worker lives on. `final`: it is of no use to try again. */
  | { jobId: number; fault: string; final: boolean }
  /** Not the sentence's fault, and the same for every other one: an unusable model, a key refused. */
  | { jobId: number; refused: { code: ErrorCode; message: string; details?: Record<string, unknown> } };
