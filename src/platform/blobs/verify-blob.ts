import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { AppError } from '../../kernel/errors.ts';
import type { Database } from '../db/database.ts';
import type { BlobFacts, BlobStore } from './blob-store.ts';

interface Storage {
  database: Database;
  blobs: BlobStore;
}

/** A version of a file that was held against its hash is not held against it again for so long. */
const TRUSTED_MS = 24 * 60 * 60 * 1000;
/** Where asking for a version is a request to another machine, it is not asked for again for so long. */
const UNASKED_MS = 10 * 60 * 1000;
/** Files remembered; the oldest are forgotten and hashed anew. */
const MOST_REMEMBERED = 20_000;
/** Files hashed at the same time: the others wait, so that hashing never takes more than this. */
const AT_ONCE = 2;

/** By store, then by key: the version that was found whole. */
const whole = new WeakMap<BlobStore, Map<string, { etag: string; atMs: number }>>();
const underWay = new Map<string, Promise<void>>();
let hashing = 0;
const waiting: (() => void)[] = [];

/**
 * Holds a file against the hash it was written with, all of it, once a version (size, time and inode,
 * or the store's ETag), day and process. Later calls cost a look at the version.
 *
 * @throws AppError file_damaged, and the registry says so from then on; not_found; storage_failed
 */
export async function verifyBlob(storage: Storage, key: string): Promise<void> {
  const known = (whole.get(storage.blobs) ?? new Map()).get(key);
  const age = known ? performance.now() - known.atMs : Number.POSITIVE_INFINITY;
  if (storage.blobs.kind === 's3' && age < UNASKED_MS) return;
  const facts = await storage.blobs.facts(key);
  if (!facts) throw new AppError('not_found', 'This file is not there any more.');
  if (known?.etag === facts.etag && age < TRUSTED_MS) return;
  const version = `${key} ${facts.etag}`;
  const work = underWay.get(version) ?? inTurn(() => hold(storage, facts));
  underWay.set(version, work);
  await work.finally(() => underWay.delete(version));
}

/**
 * A whole file, held against its hash.
 *
 * @throws AppError as `verifyBlob`
 */
export async function readWhole(storage: Storage, key: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of await storage.blobs.read(key)) parts.push(part as Buffer);
  const bytes = Buffer.concat(parts);
  const wanted = await hashOf(storage.database, key);
  if (wanted && createHash('sha256').update(bytes).digest('hex') !== wanted)
    throw await damaged(storage, key);
  return bytes;
}

async function hold(storage: Storage, facts: BlobFacts): Promise<void> {
  const { key, etag } = facts;
  const wanted = await hashOf(storage.database, key);
  if (wanted && (await hashStream(await storage.blobs.read(key))) !== wanted)
    throw await damaged(storage, key);
  remember(storage.blobs, key, etag);
}

/** undefined: it was written before hashes of its kind were kept. */
async function hashOf(database: Database, key: string): Promise<string | undefined> {
  const row = await database.db
    .selectFrom('blobs')
    .select('sha256')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.sha256 || undefined;
}

async function hashStream(stream: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of stream) hash.update(part as Buffer);
  return hash.digest('hex');
}

/** Marks it: whoever looks after the server finds it, and it is never served again as it is. */
async function damaged({ database, blobs }: Storage, key: string): Promise<AppError> {
  whole.get(blobs)?.delete(key);
  await database.db
    .updateTable('blobs')
    .set({ damaged_at: new Date() })
    .where('key', '=', key)
    .where('damaged_at', 'is', null)
    .execute();
  return fileDamaged({ key });
}

export function fileDamaged(details: Record<string, unknown>): AppError {
  return new AppError(
    'file_damaged',
    'This file was damaged where the server keeps it, so it is not given out. What can be made again is being made again; try in a few minutes.',
    { details },
  );
}

function remember(blobs: BlobStore, key: string, etag: string): void {
  const known = whole.get(blobs) ?? new Map();
  whole.set(blobs, known);
  known.delete(key);
  known.set(key, { etag, atMs: performance.now() });
  if (known.size > MOST_REMEMBERED) known.delete(known.keys().next().value as string);
}

async function inTurn(work: () => Promise<void>): Promise<void> {
  if (hashing >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else hashing++;
  try {
    await work();
  } finally {
    // Whoever waits takes over the place.
    const next = waiting.shift();
    if (next) next();
    else hashing--;
  }
}
