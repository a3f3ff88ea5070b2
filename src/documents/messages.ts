import type { Document } from '../kernel/artifacts.ts';
import type { ErrorCode } from '../kernel/errors.ts';
import type { ReadLimits } from './limits.ts';
import type { FileKind } from './media-kind.ts';

/** What the parent asks; one argument on the child's command line, as JSON. */
export interface ReadRequest {
  kind: FileKind;
  name: string;
  bytes: number;
  limits: ReadLimits;
}

/** What the child answers, one JSON value a line on its standard output. */
export type ReadMessage =
  | { progress: [done: number, total: number] }
  | { document: Document }
  | { error: { code: ErrorCode; message: string; details?: Record<string, unknown> } };
