import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BlobStore } from '../../../src/platform/blobs/blob-store.ts';
import { openBlobs } from '../../../src/platform/blobs/open-blobs.ts';
import { disownBlob, ownBlob, registerBlob } from '../../../src/platform/blobs/registry.ts';
import { storeBlob } from '../../../src/platform/blobs/store-blob.ts';
import { sweepBlobs } from '../../../src/platform/blobs/sweep-blobs.ts';
import type { Database } from '../../../src/platform/db/database.ts';
import { type FreshDatabase, freshDatabase } from '../db/database.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

let fresh: FreshDatabase;
let database: Database;
let folder: string;
let dataDir: string;
let blobs: BlobStore;

beforeAll(async () => {
  fresh = await freshDatabase();
  database = fresh.database;
  folder = await mkdtemp(path.join(os.tmpdir(), 'afterword-registry-'));
});
afterAll(async () => {
  await fresh.drop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  for (const table of ['organizations', 'users', 'blobs'])
    await sql.raw(`delete from ${table}`).execute(database.db);
  dataDir = path.join(folder, randomUUID());
  blobs = openBlobs({ dataDir, s3: undefined });
});

/** A file with its row, both of the given age. */
async function stored(key: string, ageMs: number): Promise<{ bytes: number; sha256: string }> {
  const content = Readable.from([Buffer.from(`bytes of ${key}`)]);
  const received = await storeBlob(
    { database, blobs },
    { key, organizationId: null, mediaType: 'text/plain', content },
  );
  await age(key, ageMs);
  return received;
}

async function age(key: string, ageMs: number): Promise<void> {
  await sql`update blobs set created_at = now() - make_interval(secs => ${ageMs / 1000}) where key = ${key}`.execute(
    database.db,
  );
  const then = new Date(Date.now() - ageMs);
  await utimes(path.join(dataDir, 'blobs', key), then, then);
}

async function rowOf(key: string) {
  return database.db.selectFrom('blobs').selectAll().where('key', '=', key).executeTakeFirst();
}

const there = async (key: string) => [
  (await rowOf(key)) !== undefined,
  (await blobs.facts(key)) !== undefined,
];
const sweep = () => sweepBlobs(database, blobs, { graceMs: DAY });

describe('the registry of files', () => {
  it('knows a file before its bytes, and who owns it afterwards', async () => {
    await registerBlob(database.db, { key: 'a/1.txt', organizationId: null, mediaType: 'text/plain' });
    expect(await rowOf('a/1.txt')).toMatchObject({ bytes: null, owned_at: null, media_type: 'text/plain' });
    const received = await blobs.put('a/1.txt', Buffer.from('x'), 'text/plain');
    await database.db.transaction().execute((trx) => ownBlob(trx, 'a/1.txt', received));
    expect(await rowOf('a/1.txt')).toMatchObject({ bytes: 1, sha256: received.sha256 });
    expect((await rowOf('a/1.txt'))?.owned_at).toBeInstanceOf(Date);
  });

  it('does not own what the transaction did not keep', async () => {
    const received = await stored('a/2.txt', 0);
    const failing = database.db.transaction().execute(async (trx) => {
      await ownBlob(trx, 'a/2.txt', received);
      throw new Error('the row was not written');
    });
    await expect(failing).rejects.toThrow('the row was not written');
    expect((await rowOf('a/2.txt'))?.owned_at).toBeNull();
  });

  it('begins the grace anew when a file is entered again, and keeps an owner', async () => {
    await stored('a/3.txt', 3 * DAY);
    await stored('a/4.txt', 3 * DAY);
    await ownBlob(database.db, 'a/4.txt', { bytes: 1, sha256: 'x' });
    for (const key of ['a/3.txt', 'a/4.txt']) {
      await registerBlob(database.db, { key, organizationId: null, mediaType: 'text/html' });
    }
    expect((await rowOf('a/3.txt'))?.created_at.getTime()).toBeGreaterThan(Date.now() - HOUR);
    expect(await rowOf('a/4.txt')).toMatchObject({ media_type: 'text/plain', sha256: 'x' });
  });

  it('refuses keys that are none, and to own what was swept', async () => {
    const blob = { key: '../x', organizationId: null, mediaType: 'text/plain' };
    await expect(registerBlob(database.db, blob)).rejects.toMatchObject({ code: 'storage_failed' });
    const owned = ownBlob(database.db, 'a/none.txt', { bytes: 1, sha256: 'x' });
    await expect(owned).rejects.toMatchObject({ code: 'storage_failed' });
  });
});

describe('the sweep', () => {
  it('takes what nobody owns after its grace, and nothing else', async () => {
    await stored('b/old.txt', 2 * DAY);
    await stored('b/young.txt', HOUR);
    await ownBlob(database.db, 'b/young.txt', await stored('b/owned.txt', 2 * DAY)).then(() =>
      ownBlob(database.db, 'b/owned.txt', { bytes: 1, sha256: 'x' }),
    );
    await registerBlob(database.db, { key: 'b/never.txt', organizationId: null, mediaType: 'text/plain' });
    await sql`update blobs set created_at = now() - interval '2 days' where key = 'b/never.txt'`.execute(
      database.db,
    );
    expect(await sweep()).toEqual({ removed: 2, bytes: 'bytes of b/old.txt'.length });
    expect(await there('b/old.txt')).toEqual([false, false]);
    expect(await there('b/never.txt')).toEqual([false, false]);
    expect(await there('b/young.txt')).toEqual([true, true]);
    expect(await there('b/owned.txt')).toEqual([true, true]);
    expect(await sweep()).toEqual({ removed: 0, bytes: 0 });
  });

  it('takes what was given up, a grace later', async () => {
    await ownBlob(database.db, 'c/1.txt', await stored('c/1.txt', 5 * DAY));
    await disownBlob(database.db, 'c/1.txt');
    expect(await sweep()).toEqual({ removed: 0, bytes: 0 });
    await age('c/1.txt', 2 * DAY);
    expect((await sweep()).removed).toBe(1);
    expect(await there('c/1.txt')).toEqual([false, false]);
  });

  it('leaves what a row still refers to, row and bytes', async () => {
    await stored('d/used.txt', 2 * DAY);
    await stored('d/unused.txt', 2 * DAY);
    const [user, organization] = [randomUUID(), randomUUID()];
    await sql`insert into users (id, name) values (${user}, 'Ada')`.execute(database.db);
    await sql`insert into organizations (id, owner_id, name, slug)
      values (${organization}, ${user}, 'A', 'a')`.execute(database.db);
    await sql`insert into sources (id, organization_id, owner_id, kind, name, status, blob_key)
      values (${randomUUID()}, ${organization}, ${user}, 'file', 'x', 'ready', 'd/used.txt')`.execute(
      database.db,
    );
    expect((await sweep()).removed).toBe(1);
    expect(await there('d/used.txt')).toEqual([true, true]);
    expect(await there('d/unused.txt')).toEqual([false, false]);
  });

  it('takes old files that the registry has never heard of', async () => {
    for (const key of ['e/old.txt', 'e/young.txt']) await blobs.put(key, Buffer.from('x'), 'text/plain');
    const then = new Date(Date.now() - 2 * DAY);
    await utimes(path.join(dataDir, 'blobs/e/old.txt'), then, then);
    // A registry without a row cannot judge: its database may be about to be filled from a backup.
    expect(await sweep()).toEqual({ removed: 0, bytes: 0 });
    await ownBlob(database.db, 'e/known.txt', await stored('e/known.txt', 2 * DAY));
    expect(await sweep()).toEqual({ removed: 1, bytes: 1 });
    expect(await there('e/old.txt')).toEqual([false, false]);
    expect(await there('e/young.txt')).toEqual([false, true]);
    expect(await there('e/known.txt')).toEqual([true, true]);
  });

  it('takes each file once when several nodes sweep', async () => {
    for (let index = 0; index < 40; index++) await stored(`f/${index}.txt`, 2 * DAY);
    const unknown = Array.from({ length: 20 }, (_, index) => `f/unknown-${index}.txt`);
    const then = new Date(Date.now() - 2 * DAY);
    for (const key of unknown) {
      await blobs.put(key, Buffer.from('x'), 'text/plain');
      await utimes(path.join(dataDir, 'blobs', key), then, then);
    }
    await stored('f/kept.txt', 0);
    const swept = await Promise.all([sweep(), sweep(), sweep()]);
    expect(swept.reduce((sum, each) => sum + each.removed, 0)).toBe(60);
    const left: string[] = [];
    for await (const { key } of blobs.list('')) left.push(key);
    expect(left).toEqual(['f/kept.txt']);
    expect(await rowOf('f/unknown-0.txt')).toBeUndefined();
  });

  it('never takes a file that is owned at the same moment', async () => {
    const keys = Array.from({ length: 60 }, (_, index) => `g/${index}.txt`);
    const received = await Promise.all(keys.map((key) => stored(key, 2 * DAY)));
    const owning = keys.map(async (key, index) => {
      const { bytes, sha256 } = received[index] as { bytes: number; sha256: string };
      return ownBlob(database.db, key, { bytes, sha256 }).then(
        () => true,
        () => false,
      );
    });
    await sweep();
    const owned = await Promise.all(owning);
    for (const [index, key] of keys.entries()) {
      expect(await there(key)).toEqual([owned[index], owned[index]]);
    }
  });

  it('keeps the row when a file could not be removed, for the next sweep, and goes on', async () => {
    await stored('h/1.txt', 2 * DAY);
    await stored('h/2.txt', 2 * DAY);
    const fault = new Error('the disk has a fault there');
    const remove = (key: string) => (key === 'h/1.txt' ? Promise.reject(fault) : blobs.remove(key));
    await expect(sweepBlobs(database, { ...blobs, remove }, { graceMs: DAY })).rejects.toBe(fault);
    expect(await there('h/1.txt')).toEqual([true, true]);
    expect(await there('h/2.txt')).toEqual([false, false]);
    expect((await sweep()).removed).toBe(1);
  });

  it('stops when it is told to', async () => {
    await stored('i/1.txt', 2 * DAY);
    const swept = sweepBlobs(database, blobs, { graceMs: DAY, signal: AbortSignal.abort() });
    await expect(swept).rejects.toMatchObject({ code: 'cancelled' });
    expect(await there('i/1.txt')).toEqual([true, true]);
  });
});
