import { sql } from 'kysely';
import type { Queries } from '../db/database.ts';

/*
 * What we ask of pg-boss's table ourselves, because its calls do not offer it: leases, handing back,
 * giving up at once, and reading. All of the table's columns that we rely on stand in this file and
 * in dead-jobs.ts.
 */

/** A job as one worker took it: `retryCount` rises with every taking, so it names the try. */
export interface Attempt {
  kind: string;
  id: string;
  retryCount: number;
}

/** Where jobs go that were given up. */
export const DEAD_LETTER = 'dead-letter';
/** Announces a kind of job that there is one of. */
export const JOBS_CHANNEL = 'afterword_jobs';
/** A worker not heard of for so long has lost its jobs. */
export const LEASE_SECONDS = 10;

const LEASE_LOST = JSON.stringify({ message: 'The worker stopped without a word.' });

/** Tells the workers of all nodes, once the transaction commits. */
export async function announce(trx: Queries, kinds: string[]): Promise<void> {
  await sql`select pg_notify(${JOBS_CHANNEL}, kind) from unnest(${kinds}::text[]) kind`.execute(trx);
}

/** Of these kinds, those with a job that may be taken now. */
export async function readyKinds(trx: Queries, kinds: string[]): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    select kind from unnest(${kinds}::text[]) kind where exists (
      select from pgboss.job where name = kind and state < 'active' and not blocked and start_after <= now())
  `.execute(trx);
  return rows.map((row) => row.kind);
}

/** Waits until no other worker is taking a job of the limited kinds, to the end of the transaction. */
export async function takeAlone(trx: Queries): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('afterword: take a job', 0))`.execute(trx);
}

/** Groups that have `limit` or more running jobs of these kinds. */
export async function fullGroups(trx: Queries, kinds: string[], limit: number): Promise<string[]> {
  const { rows } = await sql<{ group_id: string }>`
    select group_id from pgboss.job
    where name = any(${kinds}::text[]) and state = 'active' and group_id is not null
    group by group_id having count(*) >= ${limit}
  `.execute(trx);
  return rows.map((row) => row.group_id);
}

/** Keeps the leases of running jobs. @returns the ids of those we still hold */
export async function keepLeases(trx: Queries, attempts: Attempt[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    update pgboss.job set heartbeat_on = now() where ${held(attempts)} returning id
  `.execute(trx);
  return new Set(rows.map((row) => row.id));
}

/**
 * Puts jobs back whose worker has not been heard of, to be taken at once as their next try. While
 * the server itself was down nobody could be heard, so time counts from its start at the earliest.
 *
 * @returns what has no try left, for the caller to give up
 */
export async function reclaimLeases(trx: Queries): Promise<{ taken: Attempt[]; spent: Attempt[] }> {
  const silent = sql`state = 'active' and name <> ${DEAD_LETTER}
    and greatest(heartbeat_on, pg_postmaster_start_time()) < now() - make_interval(secs => ${LEASE_SECONDS})`;
  const taken = await sql<Attempt>`
    update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null, output = ${LEASE_LOST}::jsonb
    where ${silent} and retry_count < retry_limit
    returning name as kind, id, retry_count as "retryCount"
  `.execute(trx);
  const spent = await sql<Attempt>`
    select name as kind, id, retry_count as "retryCount" from pgboss.job
    where ${silent} and retry_count >= retry_limit
  `.execute(trx);
  return { taken: taken.rows, spent: spent.rows };
}

/** Puts running jobs back as if they had not been taken: no try is counted. */
export async function handBack(trx: Queries, attempts: Attempt[]): Promise<void> {
  await sql`
    update pgboss.job set state = 'created', started_on = null, heartbeat_on = null where ${held(attempts)}
  `.execute(trx);
}

/** Makes this try the last one, so that failing it gives the job up. */
export async function forgoRetries(trx: Queries, attempt: Attempt): Promise<void> {
  await sql`update pgboss.job set retry_limit = retry_count where ${held([attempt])}`.execute(trx);
}

/** The rows of these tries, as long as no other try has begun. */
function held(attempts: Attempt[]) {
  const column = <K extends keyof Attempt>(key: K) => attempts.map((attempt) => attempt[key]);
  return sql`state = 'active' and (name, id, retry_count) in (
    select * from unnest(${column('kind')}::text[], ${column('id')}::uuid[], ${column('retryCount')}::int[]))`;
}
