import type { Document, Script } from '../../kernel/artifacts.ts';
import type { ScriptOptions } from '../../script/options.ts';

export interface WritingTask {
  document: Document;
  options: ScriptOptions;
}

export type WritingAnswer =
  | { script: Script }
  | { fault: { code?: string; message: string; details?: Record<string, unknown> } };
