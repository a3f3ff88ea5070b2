import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { hashOfToken } from '../secret-token.ts';

const WINDOW_SECONDS = 60;

/** What tries are counted by, and how many of them a minute may have. */
export interface AttemptLimit {
  by: string;
  most: number;
}

/**
 * Counts a try to sign in over all nodes, by each of these at once. A minute begins with the first try
 * in it; what comes too often does not make it longer.
 *
 * @returns seconds until the next try is looked at; undefined: this one is
 */
export async function countAttempt(
  database: Database,
  limits: readonly AttemptLimit[],
): Promise<number | undefined> {
  const most = new Map(limits.map((limit) => [hashOfToken(limit.by).toString('hex'), limit.most]));
  // In one order, or two that count the same at once would wait for each other.
  const keys = [...most.keys()].sort();
  const { rows } = await sql<{ key: string; tries: number; seconds: number }>`
    insert into sign_in_tries as t (key, tries, ends_at)
    select decode(key, 'hex'), 1, now() + make_interval(secs => ${WINDOW_SECONDS})
      from unnest(${keys}::text[]) key order by key
    on conflict (key) do update set
      tries = case when t.ends_at <= now() then 1 else least(t.tries + 1, 1000000) end,
      ends_at = case when t.ends_at <= now() then excluded.ends_at else t.ends_at end
    returning encode(key, 'hex') as key, tries, extract(epoch from ends_at - now())::float8 as seconds
  `.execute(database.db);
  const over = rows.filter(({ key, tries }) => tries > (most.get(key) ?? 0));
  return over.length > 0 ? Math.max(1, ...over.map(({ seconds }) => Math.ceil(seconds))) : undefined;
}

/** Forgets minutes that are over. */
export async function sweepAttempts(database: Database): Promise<void> {
  await database.db.deleteFrom('sign_in_tries').where('ends_at', '<', sql<Date>`now()`).execute();
}
