import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '../../kernel/errors.ts';
import { FORM_LIMITS, type FormKind } from '../../kernel/rules/public-forms.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import { newToken } from '../secret-token.ts';

const SECRETS_KEPT_DAYS = 2;

/**
 * Counts a form that a stranger sends, over all nodes: by who sends it and over the installation. What
 * comes too often does not make the wait longer. Nothing that is stored gives the address back.
 *
 * @param sender an IP address, or an e-mail address
 * @throws AppError too_many_requests with the seconds to wait
 */
export async function countForm(database: Database, kind: FormKind, sender: string): Promise<void> {
  const { address, everybody } = FORM_LIMITS[kind];
  const secret = await secretOfToday(database.db);
  const digest = (of: string) => createHmac('sha256', secret).update(`${kind} ${of}`).digest();
  // The sender first: one who is refused takes nothing from the others.
  await count(database.db, digest(`sender ${sender}`), address);
  await count(database.db, digest('everybody'), everybody);
}

async function count(
  db: Queries,
  key: Buffer,
  { most, seconds }: { most: number; seconds: number },
): Promise<void> {
  const { rows } = await sql<{ attempts: number; wait: number }>`
    insert into form_counts as c (key, attempts, ends_at)
    values (${key}, 1, now() + make_interval(secs => ${seconds}))
    on conflict (key) do update set
      attempts = case when c.ends_at <= now() then 1 else least(c.attempts + 1, 1000000) end,
      ends_at = case when c.ends_at <= now() then excluded.ends_at else c.ends_at end
    returning attempts, extract(epoch from ends_at - now())::float8 as wait
  `.execute(db);
  const [row] = rows;
  if (!row || row.attempts <= most) return;
  const retryAfterSeconds = Math.max(1, Math.ceil(row.wait));
  throw new AppError(
    'too_many_requests',
    `This was sent too often. Try again in ${inWords(retryAfterSeconds)}.`,
    { details: { retryAfterSeconds } },
  );
}

function inWords(seconds: number): string {
  return seconds < 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} minutes`;
}

/** Of the day by UTC, the same on every node; it is forgotten two days later, and with it whose the counts were. */
async function secretOfToday(db: Queries): Promise<string> {
  const day = new Date().toISOString().slice(0, 10);
  const row = await db
    .insertInto('daily_secrets')
    .values({ day, value: newToken() })
    .onConflict((conflict) => conflict.column('day').doUpdateSet((eb) => ({ day: eb.ref('excluded.day') })))
    .returning('value')
    .executeTakeFirstOrThrow();
  return row.value;
}

/** Forgets counts whose time is over, and the secrets of days before yesterday. */
export async function sweepFormCounts({ db }: Database): Promise<void> {
  await db.deleteFrom('form_counts').where('ends_at', '<', sql<Date>`now()`).execute();
  const oldest = new Date(Date.now() - SECRETS_KEPT_DAYS * 86_400_000).toISOString().slice(0, 10);
  await db.deleteFrom('daily_secrets').where('day', '<', oldest).execute();
}
