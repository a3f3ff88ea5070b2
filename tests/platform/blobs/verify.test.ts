import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BlobStore } from '../../../src/platform/blobs/blob-store.ts';
import { openBlobs } from '../../../src/platform/blobs/open-blobs.ts';
import { ownBlob } from '../../../src/platform/blobs/registry.ts';
import { storeBlob } from '../../../src/platform/blobs/store-blob.ts';
import { readWhole, verifyBlob } from '../../../src/platform/blobs/verify-blob.ts';
import { type FreshDatabase, freshDatabase } from '../db/database.ts';
import { startS3 } from './s3.ts';

let dataDir: string;
let fresh: FreshDatabase;
let server: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'afterword-verify-'));
  [fresh, server] = await Promise.all([freshDatabase(), startS3()]);
});
afterAll(async () => {
  await server.stop();
  await fresh.drop();
  await rm(dataDir, { recursive: true, force: true });
});

describe.each(['disk', 's3'] as const)('a file held against its hash on %s', (kind) => {
  const open = () => openBlobs({ dataDir, s3: kind === 's3' ? server.config : undefined });

  async function keep(blobs: BlobStore, key: string, content: Buffer): Promise<void> {
    const { database } = fresh;
    const blob = { key, organizationId: null, mediaType: 'audio/mpeg', content };
    await ownBlob(database.db, key, await storeBlob({ database, blobs }, blob));
  }
  const damagedAt = async (key: string) => {
    const db = fresh.database.db;
    const row = await db.selectFrom('blobs').select('damaged_at').where('key', '=', key).executeTakeFirst();
    return row?.damaged_at;
  };

  it('passes whole, and is refused and marked when other bytes lie there', async () => {
    const blobs = open();
    const storage = { database: fresh.database, blobs };
    const [whole, broken] = [`${kind}/whole.mp3`, `${kind}/broken.mp3`];
    for (const key of [whole, broken]) await keep(blobs, key, Buffer.from('the sound of it'));
    await blobs.put(broken, Buffer.from('the sound 0f it'), 'audio/mpeg');
    await Promise.all([verifyBlob(storage, whole), verifyBlob(storage, whole)]);
    expect((await readWhole(storage, whole)).toString()).toBe('the sound of it');
    await expect(verifyBlob(storage, broken)).rejects.toMatchObject({ code: 'file_damaged' });
    await expect(readWhole(storage, broken)).rejects.toMatchObject({ code: 'file_damaged' });
    expect([await damagedAt(whole), await damagedAt(broken)]).toEqual([null, expect.any(Date)]);
    await expect(verifyBlob(storage, `${kind}/none.mp3`)).rejects.toMatchObject({ code: 'not_found' });
    // Written again, it is whole again.
    await keep(blobs, broken, Buffer.from('the sound of it'));
    await verifyBlob(storage, broken);
    expect(await damagedAt(broken)).toBeNull();
  });
});

it('finds a change of a file that was found whole before', async () => {
  const blobs = openBlobs({ dataDir, s3: undefined });
  const storage = { database: fresh.database, blobs };
  const key = 'later/turned.mp3';
  const content = Buffer.from('whole at first');
  const received = await storeBlob(storage, { key, organizationId: null, mediaType: 'audio/mpeg', content });
  await ownBlob(fresh.database.db, key, received);
  await verifyBlob(storage, key);
  const file = path.join(dataDir, 'blobs', key);
  const bytes = await readFile(file);
  bytes[3] = 0;
  await writeFile(file, bytes);
  await expect(verifyBlob(storage, key)).rejects.toMatchObject({ code: 'file_damaged' });
});
