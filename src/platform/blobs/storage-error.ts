import { AppError } from '../../kernel/errors.ts';
import { isShortage, storageFull } from '../space/shortage.ts';

const REASONS: Record<string, string> = {
  EACCES: 'the service may not use its data folder there',
  EPERM: 'the service may not use its data folder there',
  EROFS: 'the disk is read-only',
  EIO: 'the disk has a fault',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  EFBIG: 'the file is larger than the disk takes',
  EISDIR: 'a folder stands in its place',
  ENOTDIR: 'another file stands in its way',
  EEXIST: 'another file stands in its way',
};

/** A refusal of the file system as an error for persons. Errors that are ours already pass. */
export function diskError(doing: 'written' | 'read' | 'removed' | 'listed', cause: unknown): unknown {
  const code = (cause as NodeJS.ErrnoException | undefined)?.code;
  if (cause instanceof AppError || (cause as Error | undefined)?.name === 'AbortError') return cause;
  if (isShortage(cause)) return storageFull(cause);
  const why = (code && REASONS[code]) ?? `the disk answered ${code ?? 'with a fault'}`;
  return new AppError('storage_failed', `A file could not be ${doing}: ${why}.`, {
    details: { reason: code ?? 'unknown' },
    cause,
  });
}

/** Runs one call of the file system, its refusal told for persons. */
export async function onDisk<T>(
  doing: 'written' | 'read' | 'removed' | 'listed',
  call: () => Promise<T>,
): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    throw diskError(doing, cause);
  }
}

export function isMissing(cause: unknown): boolean {
  const code = (cause as NodeJS.ErrnoException | undefined)?.code;
  return code === 'ENOENT' || code === 'ENOTDIR';
}

export function noSuchFile(key: string): AppError {
  return new AppError('not_found', 'There is no such file.', { details: { key } });
}
