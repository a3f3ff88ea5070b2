import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { writeAudit } from '../../accounts/audit/write-audit.ts';
import type { Actor } from '../../accounts/in-transaction.ts';
import { compact } from '../../kernel/compact.ts';
import type { CallResponse, CheckedBody } from '../../kernel/contracts/api/api.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { Service } from '../service.ts';

export type IncidentView = CallResponse<'createIncident'>;
type Row = Selectable<Tables['incidents']>;

/** @param from the first moment of those that are over; those under way are always among them */
export async function listIncidents(db: Queries, from: Date): Promise<IncidentView[]> {
  const rows = await db
    .selectFrom('incidents')
    .selectAll()
    .where(({ or, eb }) => or([eb('resolved_at', 'is', null), eb('started_at', '>=', from)]))
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute();
  const views = await toViews(db, rows);
  return views.sort((a, b) => Number(a.resolvedAt !== undefined) - Number(b.resolvedAt !== undefined));
}

async function toViews(db: Queries, rows: readonly Row[]): Promise<IncidentView[]> {
  if (rows.length === 0) return [];
  const updates = await db
    .selectFrom('incident_updates')
    .selectAll()
    .where(
      'incident_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const byIncident = Map.groupBy(updates, ({ incident_id }) => incident_id);
  return rows.map((row) =>
    compact<IncidentView>({
      id: row.id,
      title: row.title,
      impact: row.impact,
      parts: row.parts,
      startedAt: row.started_at.toISOString(),
      resolvedAt: row.resolved_at?.toISOString(),
      updates: (byIncident.get(row.id) ?? []).map(({ id, state, message, created_at }) => ({
        id,
        state,
        message,
        createdAt: created_at.toISOString(),
      })),
    }),
  );
}

export function openIncident(
  { database }: Service,
  by: Actor,
  { title, impact, parts, state, message }: CheckedBody<'createIncident'>,
): Promise<IncidentView> {
  return database.db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('incidents')
      .values({ id: randomUUID(), title, impact, parts: [...new Set(parts)], started_at: new Date() })
      .returningAll()
      .executeTakeFirstOrThrow();
    await addUpdate(trx, row.id, by, { state, message });
    await record(trx, by, row.id, 'incident.created');
    return (await toViews(trx, [row]))[0] as IncidentView;
  });
}

/** @throws AppError not_found */
export function addIncidentUpdate(
  { database }: Service,
  by: Actor,
  id: string,
  update: CheckedBody<'updateIncident'>,
): Promise<IncidentView> {
  return database.db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('incidents')
      .set({ resolved_at: update.state === 'resolved' ? new Date() : null })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new AppError('not_found', 'There is no such incident.');
    await addUpdate(trx, id, by, update);
    await record(trx, by, id, 'incident.updated');
    return (await toViews(trx, [row]))[0] as IncidentView;
  });
}

/** @throws AppError not_found */
export function removeIncident({ database }: Service, by: Actor, id: string): Promise<void> {
  return database.db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx.deleteFrom('incidents').where('id', '=', id).executeTakeFirst();
    if (numDeletedRows === 0n) throw new AppError('not_found', 'There is no such incident.');
    await record(trx, by, id, 'incident.deleted');
  });
}

async function addUpdate(
  trx: Queries,
  incidentId: string,
  by: Actor,
  { state, message }: CheckedBody<'updateIncident'>,
): Promise<void> {
  await trx
    .insertInto('incident_updates')
    .values({
      id: randomUUID(),
      incident_id: incidentId,
      state,
      message,
      author_id: by.userId,
      created_at: new Date(),
    })
    .execute();
}

async function record(trx: Queries, by: Actor, id: string, action: string): Promise<void> {
  await writeAudit(trx, {
    action,
    resource: `incident:${id}`,
    category: 'platform',
    severity: 'medium',
    userId: by.userId,
    ipAddress: by.ipAddress,
  });
}
