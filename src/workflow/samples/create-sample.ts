import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { hashOfToken, newToken } from '../../accounts/secret-token.ts';
import { visitorPrincipal } from '../../accounts/visitor-workspace.ts';
import { refuseUnread } from '../../documents/refuse-unread.ts';
import { episodeOptions } from '../../kernel/contracts/api/episodes.ts';
import { AppError } from '../../kernel/errors.ts';
import { oneLine } from '../../kernel/rules/one-line.ts';
import {
  SAMPLE_HOURS,
  SAMPLE_MINUTES,
  SAMPLE_MOST_BYTES,
  SAMPLES_AT_ONCE,
} from '../../kernel/rules/samples.ts';
import { ownBlob } from '../../platform/blobs/registry.ts';
import { storeBlob } from '../../platform/blobs/store-blob.ts';
import type { Queries } from '../../platform/db/database.ts';
import { insertEpisode } from '../commands/insert-episode.ts';
import { READ_SOURCE } from '../job-definitions/definitions.ts';
import { inScratch } from '../scratch.ts';
import type { Service } from '../service.ts';

const HOUR_MS = 3_600_000;
/** A file lies in scratch and in the store until it is read. */
const COPIES = 2;
const BUSY_SECONDS = 60;
const LONGEST_NAME = 200;

/**
 * Whether a sample can be taken now, before anything of the file is read.
 *
 * @throws AppError too_many_requests, storage_full
 */
export async function checkSampleRoom(service: Service): Promise<void> {
  await service.space.refuseUnlessRoom(SAMPLE_MOST_BYTES * COPIES);
  await refuseWhenFull(service.database.db);
}

/** Throws too_many_requests while as many samples wait as may. */
async function refuseWhenFull(db: Queries): Promise<void> {
  const { waiting } = await db
    .selectFrom('samples')
    .innerJoin('episodes', 'episodes.id', 'samples.episode_id')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('episodes.status', 'in', ['queued', 'running'])
    .executeTakeFirstOrThrow();
  if (Number(waiting) < SAMPLES_AT_ONCE) return;
  throw new AppError(
    'too_many_requests',
    'Samples of other visitors are being made just now. Try again in a minute.',
    { details: { retryAfterSeconds: BUSY_SECONDS } },
  );
}

/**
 * Has a sample of about a minute made of a file, by the same jobs as every episode.
 *
 * @returns the token that shows it to whoever has it, and until when
 * @throws AppError document_unsupported, document_empty, too_large, input_invalid, too_many_requests, storage_*
 */
export async function createSample(
  service: Service,
  { name, bytes }: { name: string; bytes: Buffer },
): Promise<{ token: string; expiresAt: Date }> {
  if (bytes.length === 0) throw new AppError('document_empty', 'Choose a file that holds something.');
  if (bytes.length > SAMPLE_MOST_BYTES) throw tooLarge();
  const plain = oneLine((name.split(/[\\/]/).at(-1) ?? '').replace(/\p{C}/gu, ''));
  const fileName = [...plain].slice(0, LONGEST_NAME).join('').trim();
  if (fileName === '') throw new AppError('input_invalid', 'The file needs a name.');
  const who = await visitorPrincipal(service.database);
  const sourceId = randomUUID();
  const blob = await inScratch(service, 'sample', async (folder) => {
    const file = path.join(folder, 'file');
    await writeFile(file, bytes);
    await refuseUnread(file, fileName);
    return storeBlob(service, {
      key: `sources/${sourceId}/original`,
      organizationId: who.organizationId,
      mediaType: 'application/octet-stream',
      content: { path: file },
    });
  });
  const token = newToken();
  const expiresAt = new Date(Date.now() + SAMPLE_HOURS * HOUR_MS);
  await service.database.db.transaction().execute(async (trx) => {
    // Many that were let in at one moment would all have found room.
    await sql`select pg_advisory_xact_lock(hashtextextended('afterword: create a sample', 0))`.execute(trx);
    await refuseWhenFull(trx);
    await ownBlob(trx, blob.key, blob);
    const source = await trx
      .insertInto('sources')
      .values({
        id: sourceId,
        organization_id: who.organizationId,
        owner_id: who.userId,
        kind: 'file',
        name: fileName,
        status: 'reading',
        bytes: blob.bytes,
        sha256: blob.sha256,
        blob_key: blob.key,
        created_at: new Date(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await service.queue.enqueue(trx, READ_SOURCE, { sourceId }, { group: who.organizationId });
    const options = episodeOptions.parse({ targetMinutes: SAMPLE_MINUTES });
    const episode = await insertEpisode(service, trx, who, { options, sources: [source] });
    if (!episode) throw new AppError('internal', 'The sample could not be stored.');
    await trx
      .insertInto('samples')
      .values({
        token_hash: hashOfToken(token),
        source_id: sourceId,
        episode_id: episode.id,
        expires_at: expiresAt,
      })
      .execute();
  });
  return { token, expiresAt };
}

export function tooLarge(): AppError {
  return new AppError('too_large', `A sample is made of files up to ${SAMPLE_MOST_BYTES / 1e6} MB.`, {
    details: { limitBytes: SAMPLE_MOST_BYTES },
  });
}
