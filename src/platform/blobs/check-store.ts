import { randomUUID } from 'node:crypto';
import { AppError } from '../../kernel/errors.ts';
import type { BlobStore } from './blob-store.ts';

/**
 * Writes, reads and removes a small file.
 *
 * @throws AppError storage_failed
 */
export async function checkStore(store: Pick<BlobStore, 'put' | 'read' | 'remove'>): Promise<void> {
  const key = `checks/${randomUUID()}`;
  const written = Buffer.from(key);
  await store.put(key, written, 'text/plain');
  const parts: Buffer[] = [];
  for await (const part of await store.read(key)) parts.push(part as Buffer);
  await store.remove(key);
  if (Buffer.concat(parts).equals(written)) return;
  throw new AppError('storage_failed', 'The store of files gave back other bytes than were written to it.');
}
