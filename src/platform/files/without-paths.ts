import { AppError } from '../../kernel/errors.ts';

/**
 * An error as people who do not run the server may read it: where its folders lie is nobody else's
 * business, and no help to them. The log has the original.
 */
export function withoutPaths(error: AppError): AppError {
  if (error.code === 'output_not_writable')
    return new AppError(
      'storage_failed',
      'The server cannot write its working files just now. Whoever runs it finds the reason in its log; /readyz says which part fails.',
    );
  const { path, ...details } = error.details ?? {};
  if (path === undefined) return error;
  return new AppError(error.code, error.message, Object.keys(details).length > 0 ? { details } : {});
}

/** The same of what is not ours: the system names the path it refused. */
export function sentenceWithoutPaths(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, path } = error as NodeJS.ErrnoException;
  return typeof path === 'string'
    ? `The system refused a file (${code ?? 'no reason given'}).`
    : error.message;
}
