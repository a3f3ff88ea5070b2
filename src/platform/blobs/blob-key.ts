import { AppError } from '../../kernel/errors.ts';

/** No part begins or ends with a dot: no `..`, nothing hidden, nothing Windows would rename. */
const PART = /^[a-z0-9_-](?:[a-z0-9._-]{0,198}[a-z0-9_-])?$/;

/** S3 takes 1,024 bytes and common file systems 4,096; ours are far shorter. */
const LONGEST_KEY = 512;

/** @throws AppError storage_failed when it is not a key */
export function checkKey(key: string): void {
  if (key.length > LONGEST_KEY || !key.split('/').every((part) => PART.test(part))) throw notAKey(key);
}

/**
 * The beginning of keys: whole parts, then perhaps the first letters of one more.
 *
 * @throws AppError storage_failed
 */
export function checkPrefix(prefix: string): void {
  const parts = prefix.split('/');
  const last = parts.pop() as string;
  const fits = parts.every((part) => PART.test(part)) && /^(?:[a-z0-9_-][a-z0-9._-]*)?$/.test(last);
  if (prefix.length > LONGEST_KEY || !fits) throw notAKey(prefix);
}

function notAKey(key: string): AppError {
  return new AppError(
    'storage_failed',
    'A file cannot be kept under this key: it must be made of lower-case letters, digits, "-", "_" and "." between slashes.',
    { details: { key: key.slice(0, LONGEST_KEY) } },
  );
}
