import type { ByteRange } from '../blob-store.ts';

/**
 * Reads the Range header of a request for `size` bytes (RFC 9110, section 14).
 *
 * @returns the one range asked for; 'none' when the whole is to be served: there is no header, it is
 * not understood, or it asks for several ranges; 'unsatisfiable' when it begins past the end (416)
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'none' | 'unsatisfiable' {
  const parts = /^\s*bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header ?? '');
  if (!parts) return 'none';
  const [, first, last] = parts as unknown as [string, string, string];
  if (first === '' && last === '') return 'none';
  if (first === '') return lastBytes(Number(last), size);
  const [start, end] = [Number(first), last === '' ? Number.POSITIVE_INFINITY : Number(last)];
  if (end < start) return 'none';
  if (start >= size) return 'unsatisfiable';
  return { start, end: Math.min(end, size - 1) };
}

function lastBytes(count: number, size: number): ByteRange | 'unsatisfiable' {
  if (count === 0 || size === 0) return 'unsatisfiable';
  return { start: Math.max(0, size - count), end: size - 1 };
}
