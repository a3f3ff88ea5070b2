import { sql } from 'kysely';
import { AppError } from '../../kernel/errors.ts';
import { ORGANIZATION_DEFAULTS } from '../../kernel/rules/organization-defaults.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import { hashOfToken } from '../secret-token.ts';

const { attempts: MOST_FAILURES, seconds: LOCKED_SECONDS } = ORGANIZATION_DEFAULTS.security.lockout;
/** Failures are forgotten so long after the first of them. */
const REMEMBERED_SECONDS = 3600;

/** One try at a secret of whoever has an e-mail address. */
export interface Attempt {
  /** It was wrong. @returns whether that was the last one before the lock */
  failed(): boolean;
  /** It was right: earlier failures are forgotten. */
  succeeded(): Promise<void>;
  /** It was neither: the secret was not looked at, or is one of two. */
  withdrawn(): Promise<void>;
}

/**
 * Counts a try before the secret is looked at, so that of any number made at once no more are looked at
 * than may fail (9.4: five, then 300 seconds). It makes no difference whether anybody has the address.
 *
 * @throws AppError sign_in_locked
 */
export async function beginAttempt(database: Database, email: string): Promise<Attempt> {
  const db = database.db;
  const key = hashOfToken(email);
  const { failures, lockedFor } = await countTry(db, key);
  if (failures > MOST_FAILURES) throw locked(Math.max(1, Math.ceil(lockedFor ?? LOCKED_SECONDS)));
  return {
    failed: () => failures === MOST_FAILURES,
    succeeded: () => forgetFailures(db, email),
    withdrawn: async () => {
      await db
        .updateTable('sign_in_failures')
        .set({ failures: sql`greatest(failures - 1, 0)`, locked_until: null })
        .where('email_hash', '=', key)
        .where('failures', '<=', MOST_FAILURES)
        .execute();
    },
  };
}

/** Opens a lock: the person has shown in another way who they are. */
export async function forgetFailures(db: Queries, email: string): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('email_hash', '=', hashOfToken(email)).execute();
}

/** One statement: tries made at once are counted one after the other. */
async function countTry(db: Queries, key: Buffer): Promise<{ failures: number; lockedFor: number | null }> {
  const over = sql`(f.locked_until <= now()
    or (f.locked_until is null and f.first_at < now() - make_interval(secs => ${REMEMBERED_SECONDS})))`;
  const { rows } = await sql<{ failures: number; lockedFor: number | null }>`
    insert into sign_in_failures as f (email_hash, failures, first_at) values (${key}, 1, now())
    on conflict (email_hash) do update set
      failures = case when ${over} then 1 else least(f.failures + 1, 1000) end,
      first_at = case when ${over} then now() else f.first_at end,
      locked_until = case
        when ${over} then null
        when f.locked_until is not null then f.locked_until
        when f.failures + 1 >= ${MOST_FAILURES} then now() + make_interval(secs => ${LOCKED_SECONDS})
      end
    returning failures, extract(epoch from locked_until - now())::float8 as "lockedFor"`.execute(db);
  return rows[0] ?? { failures: 1, lockedFor: null };
}

function locked(retryAfterSeconds: number): AppError {
  return new AppError(
    'sign_in_locked',
    `Too many wrong tries for this e-mail address. Try again in ${retryAfterSeconds} s, or reset the password.`,
    { details: { retryAfterSeconds } },
  );
}
