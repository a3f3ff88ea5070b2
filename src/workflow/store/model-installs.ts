import { type Selectable, sql } from 'kysely';
import { compact } from '../../kernel/compact.ts';
import type { CallResponse } from '../../kernel/contracts/api/api.ts';
import type { EventKind } from '../../kernel/contracts/api/events.ts';
import { AppError } from '../../kernel/errors.ts';
import { type InstallStatus, OPEN_INSTALLS } from '../../kernel/rules/model-installs.ts';
import { disownBlob } from '../../platform/blobs/registry.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { Service } from '../service.ts';

export type ModelInstallRow = Selectable<Tables['model_installs']>;
export type ModelInstallView = CallResponse<'installModel'>;

/** Older ones that are over are of no use to anybody. */
const SHOWN_DAYS = 14;
const MOST_SHOWN = 20;

/** @throws AppError not_found */
export async function findModelInstall(db: Queries, id: string): Promise<ModelInstallRow> {
  const row = await db.selectFrom('model_installs').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not_found', 'No such voice is being installed.');
  return row;
}

/** Those that go on and those of the last days, the newest first. */
export function recentModelInstalls(db: Queries): Promise<ModelInstallRow[]> {
  return db
    .selectFrom('model_installs')
    .selectAll()
    .where(({ or, eb }) =>
      or([
        eb('status', 'in', OPEN_INSTALLS),
        eb('created_at', '>', sql<Date>`now() - make_interval(days => ${SHOWN_DAYS})`),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(MOST_SHOWN)
    .execute();
}

export function modelInstallView(row: ModelInstallRow): ModelInstallView {
  return compact({
    id: row.id,
    kind: row.kind,
    name: row.name,
    status: row.status,
    doneBytes: row.done_bytes,
    totalBytes: row.total_bytes,
    modelId: row.model_id,
    error: row.error ?? undefined,
    createdAt: row.created_at.toISOString(),
  });
}

/** Says how an install goes: last in the transaction that changed it. */
export function notifyInstall(
  { events }: Pick<Service, 'events'>,
  trx: Queries,
  { id, organization_id }: Pick<ModelInstallRow, 'id' | 'organization_id'>,
  kind: Extract<EventKind, 'model.changed' | 'model.progress'> = 'model.changed',
): Promise<void> {
  return events.emit(trx, { organizationId: organization_id, kind, subjectId: id });
}

/**
 * Ends an install that goes on, and lets go of what was uploaded for it.
 *
 * @param runId the try that ends it; absent: whoever has it loses it
 * @returns undefined when it was over, or another try has it
 */
export async function endInstall(
  service: Pick<Service, 'events'>,
  trx: Queries,
  id: string,
  set: { status: Extract<InstallStatus, 'done' | 'failed' | 'cancelled'> } & Partial<
    Pick<ModelInstallRow, 'model_id' | 'error'>
  >,
  runId?: string,
): Promise<ModelInstallRow | undefined> {
  const held = await trx
    .selectFrom('model_installs')
    .select('blob_key')
    .where('id', '=', id)
    .where('status', 'in', OPEN_INSTALLS)
    .where((eb) => (runId === undefined ? eb.lit(true) : eb('run_id', '=', runId)))
    .forUpdate()
    .executeTakeFirst();
  if (!held) return undefined;
  const row = await trx
    .updateTable('model_installs')
    .set({ ...set, run_id: null, blob_key: null, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (held.blob_key) await disownBlob(trx, held.blob_key);
  await notifyInstall(service, trx, row);
  return row;
}
