import { sql } from 'kysely';
import { compact } from '../../kernel/compact.ts';
import type { Database, Queries } from '../db/database.ts';
import type { AddressedEvent, NewEvent } from './event.ts';

/*
 * The table `events`. Identity values are given out before the commit, so two transactions could
 * show theirs in the wrong order, and a reader that follows ids would miss the lower one. Whoever
 * writes therefore holds a lock of the organization from before its id is given until it commits.
 */

export const EVENTS_CHANNEL = 'afterword_events';

/** What is left of an organization's swept events: the newest of them, so that a gap is known. */
const SWEPT = 'swept';

type Row = {
  id: string;
  organizationId: string;
  kind: AddressedEvent['kind'];
  subjectId: string;
  data: unknown;
  userId: string | null;
};

const COLUMNS = sql`id, organization_id as "organizationId", kind, subject_id as "subjectId", data, user_id as "userId"`;

/** Writes an event and announces it; within a transaction. */
export async function writeEvent(trx: Queries, event: NewEvent): Promise<void> {
  const { organizationId, kind, subjectId, data, userId } = event;
  await holdEvents(trx, [organizationId]);
  await sql`
    with written as (
      insert into events (organization_id, kind, subject_id, data, user_id)
      values (${organizationId}, ${kind}, ${subjectId}, ${data === undefined ? null : JSON.stringify(data)}::jsonb,
        ${userId ?? null})
      returning id)
    select pg_notify(${EVENTS_CHANNEL}, ${organizationId}::text || ':' || id) from written
  `.execute(trx);
}

/** Takes the locks of organizations, in one order whoever asks; held until the transaction ends. */
export async function holdEvents(trx: Queries, organizationIds: readonly string[]): Promise<void> {
  for (const organizationId of [...new Set(organizationIds)].sort())
    await sql`select pg_advisory_xact_lock(hashtextextended('afterword: events of ' || ${organizationId}, 0))`.execute(
      trx,
    );
}

/**
 * Events of an organization after an id, oldest first. Progress that newer progress of the same
 * subject has overtaken is left out.
 */
export async function readAfter(
  db: Queries,
  organizationId: string,
  id: number,
  limit: number,
): Promise<AddressedEvent[]> {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from (
      select *, row_number() over (partition by kind, subject_id order by id desc) as newest
      from events where organization_id = ${organizationId} and id > ${id} and kind <> ${SWEPT}) recent
    where kind <> 'episode.progress' or newest = 1
    order by id limit ${limit}
  `.execute(db);
  return rows.map(toEvent);
}

/** The next events of several organizations, each after its own id: at most `limit` of each. */
export async function readNext(
  db: Queries,
  cursors: { organizationId: string; id: number }[],
  limit: number,
): Promise<Map<string, AddressedEvent[]>> {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from unnest(
      ${cursors.map((cursor) => cursor.organizationId)}::uuid[], ${cursors.map((cursor) => cursor.id)}::bigint[]
    ) as wanted (organization, after)
    cross join lateral (
      select * from events where organization_id = organization and events.id > after and kind <> ${SWEPT}
      order by events.id limit ${limit}) next
    order by id
  `.execute(db);
  return new Map(
    Object.entries(Object.groupBy(rows, (row) => row.organizationId)).map(([organizationId, found = []]) => [
      organizationId,
      found.map(toEvent),
    ]),
  );
}

/** Of an organization: its newest id, 0 when it has none, and the newest that was swept. */
export async function readBounds(
  db: Queries,
  organizationId: string,
): Promise<{ latest: number; swept: number }> {
  const { rows } = await sql<{ latest: string; swept: string }>`
    select coalesce(max(id), 0) as latest, coalesce(max(id) filter (where kind = ${SWEPT}), 0) as swept
    from events where organization_id = ${organizationId}
  `.execute(db);
  return { latest: Number(rows[0]?.latest ?? 0), swept: Number(rows[0]?.swept ?? 0) };
}

/** The id before the organization's first event of the last so many milliseconds; undefined: there is none. */
export async function idBefore(
  db: Queries,
  organizationId: string,
  lastMs: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: string | null }>`
    select min(id) as id from events
    where organization_id = ${organizationId} and created_at >= now() - make_interval(secs => ${lastMs / 1000})
  `.execute(db);
  return rows[0]?.id ? Number(rows[0].id) - 1 : undefined;
}

/**
 * Takes away events older than this. Of each organization the newest of them stays as a mark without
 * content, so that it is known to whom something is missing.
 *
 * @returns how many rows were taken away
 */
export async function sweepEvents(database: Pick<Database, 'db'>, olderThanMs: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with old as (
      select id, kind, row_number() over (partition by organization_id order by id desc) = 1 as mark
      from events where created_at < now() - make_interval(secs => ${olderThanMs / 1000})),
    marked as (
      update events set kind = ${SWEPT}, data = null
      from old where events.id = old.id and old.mark and old.kind <> ${SWEPT}),
    removed as (delete from events using old where events.id = old.id and not old.mark returning 1)
    select count(*)::int as count from removed
  `.execute(database.db);
  return rows[0]?.count ?? 0;
}

function toEvent({ id, kind, subjectId, data, userId }: Row): AddressedEvent {
  return compact({
    id: Number(id),
    kind,
    subjectId,
    data: data ? (data as Record<string, unknown>) : undefined,
    userId: userId || undefined,
  });
}
