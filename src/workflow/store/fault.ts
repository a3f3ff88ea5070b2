import { AppError, ERROR_CODES } from '../../kernel/errors.ts';
import type { Fault } from '../../kernel/stored.ts';
import { withoutPaths } from '../../platform/files/without-paths.ts';

/** What is kept and shown of an error. Of one that is not ours, nothing that a stranger should read. */
export function toFault(error: unknown): Fault {
  if (error instanceof AppError) return withoutPaths(error).toJSON();
  return {
    code: 'internal',
    message: 'Something went wrong that should not. The log of the server has the details.',
  };
}

/** Whether trying again could help: a fault of the input or of the settings stays what it is. */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof AppError) || error.code === 'too_many_requests') return false;
  if (error.code === 'file_damaged') return true;
  const { status } = ERROR_CODES[error.code];
  return status < 500 && error.code !== 'cancelled';
}
