import { AppError } from '../../kernel/errors.ts';

/** What a reader's own failure means for the person: memory that ran out, or a broken file. */
export function asReadError(error: unknown): AppError {
  const message = error instanceof Error ? error.message : String(error);
  if (
    error instanceof RangeError &&
    /allocation failed|invalid (?:string|array|typed array) length|out of memory/i.test(message)
  ) {
    return new AppError('document_too_large', 'This document needs more memory than reading may use.', {
      cause: error,
    });
  }
  return new AppError('document_damaged', 'This document is damaged: its structure could not be followed.', {
    details: { reason: message.slice(0, 300) },
    cause: error,
  });
}
