import path from 'node:path';
import { writeAudit } from '../../accounts/audit/write-audit.ts';
import type { Principal } from '../../accounts/principal.ts';
import { AppError } from '../../kernel/errors.ts';
import { authorize } from '../../kernel/rules/may.ts';
import { MOST_MODEL_BYTES } from '../../kernel/rules/model-installs.ts';
import { ownBlob } from '../../platform/blobs/registry.ts';
import { storeBlob } from '../../platform/blobs/store-blob.ts';
import { INSTALL_MODEL } from '../job-definitions/definitions.ts';
import type { Service } from '../service.ts';
import {
  endInstall,
  findModelInstall,
  type ModelInstallRow,
  notifyInstall,
} from '../store/model-installs.ts';

/** It lies among the uploads, in the store, in scratch, and unpacked. */
const COPIES = 5;
const ARCHIVE = /\.(?:tar|tar\.gz|tgz|tar\.bz2|tbz2?|zip)$/i;

/**
 * The archive of a model is about to come: its row is there before its first byte.
 *
 * @throws AppError not_allowed, input_invalid (no archive by its name), too_large, storage_full, conflict
 */
export async function beginModelUpload(
  service: Service,
  who: Principal,
  { id, name, bytes }: { id: string; name: string; bytes: number },
): Promise<void> {
  authorize(who, 'model.change');
  const file = path.basename(name.replaceAll('\\', '/')).replace(/[^\w.-]+/g, '-');
  if (!ARCHIVE.test(file) || file.startsWith('.'))
    throw new AppError('input_invalid', 'Archives are taken: .tar.bz2, .tar.gz, .tar and .zip.');
  if (bytes > MOST_MODEL_BYTES)
    throw new AppError('too_large', `At most ${MOST_MODEL_BYTES / 1e9} GB are taken.`, {
      details: { limitBytes: MOST_MODEL_BYTES },
    });
  await service.space.refuseUnlessRoom(bytes * COPIES);
  await service.database.db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('model_installs')
      .values({
        id,
        organization_id: who.organizationId,
        requested_by: who.userId,
        kind: 'upload',
        name: file,
        status: 'receiving',
        total_bytes: bytes,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new AppError('conflict', 'There is already an upload with this id.');
    await notifyInstall(service, trx, row);
  });
}

/**
 * Whether the caller may go on with an upload, or end it.
 *
 * @throws AppError not_allowed, not_found, storage_full, conflict: it is complete
 */
export async function checkModelUpload(service: Service, who: Principal, id: string): Promise<void> {
  const row = await findModelUpload(service, who, id);
  await service.space.refuseUnlessRoom(0);
  if (row.status !== 'receiving') throw new AppError('conflict', 'This upload is complete.');
}

/** @throws AppError not_allowed, not_found */
export function findModelUpload({ database }: Service, who: Principal, id: string): Promise<ModelInstallRow> {
  authorize(who, 'model.change');
  return findModelInstall(database.db, id);
}

/** All bytes are there, at `file`: kept where every worker reaches them, and its installing queued. */
export async function finishModelUpload(
  service: Service,
  who: Principal,
  { id, file }: { id: string; file: string },
): Promise<void> {
  authorize(who, 'model.change');
  const blob = await storeBlob(service, {
    key: `models/${id}/archive`,
    organizationId: null,
    mediaType: 'application/octet-stream',
    content: { path: file },
  });
  await service.database.db.transaction().execute(async (trx) => {
    await ownBlob(trx, blob.key, blob);
    const row = await trx
      .updateTable('model_installs')
      .set({ status: 'queued', blob_key: blob.key, done_bytes: blob.bytes, total_bytes: blob.bytes })
      .where('id', '=', id)
      .where('status', '=', 'receiving')
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new AppError('conflict', 'This upload is complete.');
    await service.queue.enqueue(trx, INSTALL_MODEL, { installId: id }, { group: row.organization_id });
    await writeAudit(trx, {
      action: 'model.install_requested',
      resource: `model:${row.name}`,
      category: 'platform',
      severity: 'medium',
      userId: who.userId,
      details: { upload: true, bytes: blob.bytes, sha256: blob.sha256 },
    });
    await notifyInstall(service, trx, row);
  });
}

/** Gives an upload up. */
export async function dropModelUpload(service: Service, id: string): Promise<void> {
  await service.database.db
    .transaction()
    .execute((trx) => endInstall(service, trx, id, { status: 'cancelled' }));
}
