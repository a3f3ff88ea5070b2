import { sql } from 'kysely';
import type { Queries } from '../db/database.ts';
import { countInterrupted } from './interrupted-jobs.ts';

/*
 * What we ask of pg-boss's table ourselves, because its calls do not offer it: leases, handing back,
 * giving up at once, and reading. What we rely on inside pg-boss is listed in docs/jobs.md, with the
 * tests that notice a change.
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

const REASONS = {
  lost: 'The worker stopped without a word.',
  froze: 'The job froze its worker, or ended it.',
};

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
export async function renewLeases(trx: Queries, attempts: Attempt[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    update pgboss.job set heartbeat_on = now() where ${held(attempts)} returning id
  `.execute(trx);
  return new Set(rows.map((row) => row.id));
}

/**
 * Puts jobs back whose worker has not been heard of, to be taken at once. Whoever ended the worker, the
 * job had no part in it that is known: this try is not counted among those it has, but as a loss. While
 * the server itself was down nobody could be heard, so time counts from its start at the earliest.
 */
export async function reclaimLeases(trx: Queries): Promise<Attempt[]> {
  const { rows } = await sql<Attempt>`
    select name as kind, id, retry_count as "retryCount" from pgboss.job
    where state = 'active' and name <> ${DEAD_LETTER}
      and greatest(heartbeat_on, pg_postmaster_start_time()) < now() - make_interval(secs => ${LEASE_SECONDS})
    for update skip locked
  `.execute(trx);
  await putBackInterrupted(trx, rows, 'lost');
  return rows;
}

/**
 * Puts running jobs back, to be taken at once with a try more than they had, and counts the
 * interruption. `retry_count` names a try, so it rises with each; its limit rises with it.
 */
export async function putBackInterrupted(
  trx: Queries,
  attempts: readonly Attempt[],
  how: 'lost' | 'froze',
): Promise<void> {
  if (attempts.length === 0) return;
  const output = JSON.stringify({ message: REASONS[how] });
  const { rows } = await sql<Attempt>`
    update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null,
      retry_limit = retry_limit + 1, output = ${output}::jsonb
    where ${held(attempts)} returning name as kind, id, retry_count as "retryCount"
  `.execute(trx);
  await countInterrupted(
    trx,
    rows.map(({ id }) => id),
    how,
  );
  await announce(
    trx,
    rows.map(({ kind }) => kind),
  );
}

/** Puts running jobs back as if they had not been taken, for so many seconds later: no try is counted. */
export async function handBack(trx: Queries, attempts: readonly Attempt[], seconds = 0): Promise<void> {
  await sql`
    update pgboss.job set state = 'created', started_on = null, heartbeat_on = null,
      start_after = now() + make_interval(secs => ${seconds})
    where ${held(attempts)}
  `.execute(trx);
}

/** Lets deferred jobs of a kind and group begin now. */
export async function hasten(trx: Queries, kind: string, group: string): Promise<void> {
  await sql`
    update pgboss.job set start_after = now()
    where name = ${kind} and group_id = ${group} and state = 'created' and start_after > now()
  `.execute(trx);
  await announce(trx, [kind]);
}

/** Whether a job of these kinds with this payload waits or runs. */
export async function isUnderWay(trx: Queries, kinds: string[], payload: object): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from pgboss.job where name = any(${kinds}::text[]) and state <= 'active'
      and data @> ${JSON.stringify(payload)}::jsonb) as found
  `.execute(trx);
  return rows[0]?.found ?? false;
}

/** Seconds that the job of these kinds which has waited longest could have begun; 0 when none waits. */
export async function oldestWaiting(db: Queries, kinds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(max(extract(epoch from now() - greatest(created_on, start_after))), 0)::float8 as seconds
    from pgboss.job where name = any(${kinds}::text[]) and state < 'active' and start_after <= now()
  `.execute(db);
  return rows[0]?.seconds ?? 0;
}

/** Makes this try the last one, so that failing it gives the job up. */
export async function forgoRetries(trx: Queries, attempt: Attempt): Promise<void> {
  await sql`update pgboss.job set retry_limit = retry_count where ${held([attempt])}`.execute(trx);
}

/** The rows of these tries, as long as no other try has begun. */
function held(attempts: readonly Attempt[]) {
  const column = <K extends keyof Attempt>(key: K) => attempts.map((attempt) => attempt[key]);
  return sql`state = 'active' and (name, id, retry_count) in (
    select * from unnest(${column('kind')}::text[], ${column('id')}::uuid[], ${column('retryCount')}::int[]))`;
}
