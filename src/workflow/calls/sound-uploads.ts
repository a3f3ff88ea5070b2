import path from 'node:path';
import { sql } from 'kysely';
import type { Principal } from '../../accounts/principal.ts';
import type { MeasuredOwnSound } from '../../audio/own-sounds/measure-own-sound.ts';
import { AppError } from '../../kernel/errors.ts';
import { authorize } from '../../kernel/rules/may.ts';
import { oneLine } from '../../kernel/rules/one-line.ts';
import { OWN_SOUND_LIMITS, type OwnSoundFormat } from '../../kernel/rules/own-sounds.ts';
import { ownBlob } from '../../platform/blobs/registry.ts';
import { storeBlob } from '../../platform/blobs/store-blob.ts';
import { refuseUnlessStorage } from '../billing/storage-limit.ts';
import type { Service } from '../service.ts';
import { tellSoundChanged } from '../sounds/tell-sound-changed.ts';
import { runTextTask } from '../text-processes/run-text-task.ts';

/** It lies among the uploads and in the store. */
const COPIES = 2;
/** What an organization may be sending at once: rows without their bytes go after a day. */
const MOST_RECEIVING = 20;
const MEDIA_TYPES: Record<OwnSoundFormat, string> = {
  wav: 'audio/wav',
  flac: 'audio/flac',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  m4a: 'audio/mp4',
};

/**
 * A sound is about to come: its row is there before its first byte.
 *
 * @throws AppError not_allowed, input_invalid (no name), too_large, storage_full, conflict: there are too many
 */
export async function beginSoundUpload(
  service: Service,
  who: Principal,
  { id, name, bytes }: { id: string; name: string; bytes: number },
): Promise<void> {
  authorize(who, 'sound.create');
  if (bytes > OWN_SOUND_LIMITS.bytes)
    throw new AppError('too_large', `At most ${OWN_SOUND_LIMITS.bytes / 1e6} MB are taken.`, {
      details: { limitBytes: OWN_SOUND_LIMITS.bytes },
    });
  await refuseUnlessStorage(service.database.db, who.organizationId, bytes);
  await service.space.refuseUnlessRoom(bytes * COPIES);
  await service.database.db.transaction().execute(async (trx) => {
    // Two who begin at once are counted one after the other.
    await sql`select pg_advisory_xact_lock(hashtext(${`own_sounds ${who.organizationId}`}))`.execute(trx);
    await trx
      .deleteFrom('own_sounds')
      .where('status', '=', 'receiving')
      .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
      .execute();
    const { ready, receiving } = await trx
      .selectFrom('own_sounds')
      .select(({ fn }) => [
        fn.countAll<string>().filterWhere('status', '=', 'ready').as('ready'),
        fn.countAll<string>().filterWhere('status', '=', 'receiving').as('receiving'),
      ])
      .where('organization_id', '=', who.organizationId)
      .executeTakeFirstOrThrow();
    if (Number(ready) >= OWN_SOUND_LIMITS.sounds)
      throw new AppError(
        'conflict',
        `Your organization keeps ${OWN_SOUND_LIMITS.sounds} sounds, the most it may: delete one first.`,
      );
    if (Number(receiving) >= MOST_RECEIVING)
      throw new AppError('conflict', 'Too many sounds are being sent at once: wait until some are there.');
    const row = await trx
      .insertInto('own_sounds')
      .values({
        id,
        organization_id: who.organizationId,
        owner_id: who.userId,
        status: 'receiving',
        name: plainName(name),
        bytes,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!row) throw new AppError('conflict', 'There is already an upload with this id.');
  });
}

/** Of the file, without folders and ending. */
function plainName(name: string): string {
  const plain = oneLine(path.parse(name.split(/[\\/]/).at(-1)!).name.replace(/\p{C}/gu, '')).trim();
  const cut = [...plain].slice(0, OWN_SOUND_LIMITS.name).join('').trim();
  if (cut === '') throw new AppError('input_invalid', 'The file needs a name.');
  return cut;
}

/**
 * The caller's own upload, whatever has become of it.
 *
 * @throws AppError not_allowed, not_found
 */
export async function findSoundUpload({ database }: Service, who: Principal, id: string) {
  authorize(who, 'sound.create');
  const row = await database.db
    .selectFrom('own_sounds')
    .select(['status', 'bytes'])
    .where('id', '=', id)
    .where('organization_id', '=', who.organizationId)
    .where('owner_id', '=', who.userId)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found', 'There is no such upload.');
  return row;
}

/** @throws AppError not_allowed, not_found, storage_full, conflict: it is complete */
export async function checkSoundUpload(service: Service, who: Principal, id: string): Promise<void> {
  const row = await findSoundUpload(service, who, id);
  await service.space.refuseUnlessRoom(0);
  if (row.status !== 'receiving') throw new AppError('conflict', 'This upload is complete.');
}

/**
 * All bytes are there, at `file`: measured in a process of its own and kept. What is no such sound leaves nothing.
 *
 * @throws AppError sound_unsuitable, audio_timeout, not_found, conflict: it is complete
 */
export async function finishSoundUpload(
  service: Service,
  who: Principal,
  { id, file }: { id: string; file: string },
): Promise<void> {
  await findSoundUpload(service, who, id);
  const measured = await measure(service, id, file);
  const blob = await storeBlob(service, {
    key: `sounds/${id}/original`,
    organizationId: who.organizationId,
    mediaType: MEDIA_TYPES[measured.format],
    content: { path: file },
  });
  await service.database.db.transaction().execute(async (trx) => {
    await ownBlob(trx, blob.key, blob);
    const row = await trx
      .updateTable('own_sounds')
      .set({
        status: 'ready',
        blob_key: blob.key,
        sha256: blob.sha256,
        bytes: blob.bytes,
        format: measured.format,
        duration_ms: measured.durationMs,
        integrated_lufs: measured.integratedLufs,
        true_peak_dbtp: measured.truePeakDbtp,
        updated_at: sql<Date>`now()`,
      })
      .where('id', '=', id)
      .where('status', '=', 'receiving')
      .returning('id')
      .executeTakeFirst();
    if (!row) throw new AppError('conflict', 'This upload is complete.');
    await tellSoundChanged(service.events, trx, { id, organization_id: who.organizationId });
  });
}

async function measure(service: Service, id: string, file: string): Promise<MeasuredOwnSound> {
  try {
    return await runTextTask('own_sound', { file });
  } catch (error) {
    if (error instanceof AppError && error.code === 'sound_unsuitable') await dropSoundUpload(service, id);
    throw error;
  }
}

/** Gives an upload up. */
export async function dropSoundUpload({ database }: Service, id: string): Promise<void> {
  await database.db.deleteFrom('own_sounds').where('id', '=', id).where('status', '=', 'receiving').execute();
}
