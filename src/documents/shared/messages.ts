import type { Document } from '../../kernel/artifacts.ts';
import type { ErrorCode } from '../../kernel/errors.ts';
import type { ReadLimits } from './limits.ts';
import type { FileKind } from './media-kind.ts';

/** What the parent asks; one argument on the child's command line, as JSON. */
export interface ReadRequest {
  kind: FileKind;
  name: string;
  bytes: number;
  limits: ReadLimits;
  languages: readonly string[];
  /** Whether the process was started so that it can recognise text in pictures. */
  mayRecognise: boolean;
  /** Pictures after the first: their names. They lie open as descriptors 3 and on. */
  further: readonly string[];
}

/** What the child answers, one JSON value a line on its standard output. */
export type ReadMessage =
  | { progress: [done: number, total: number] }
  | { document: Document }
  /** Pages are pictures: to be asked again of a process that may recognise them. */
  | { recognise: number }
  | { error: { code: ErrorCode; message: string; details?: Record<string, unknown> } };
