import { sql } from 'kysely';
import type { Queries } from '../../platform/db/database.ts';

/** The time in the sandbox, which a platform admin may move ahead. */
export async function readSandboxClock(db: Queries): Promise<Date> {
  const row = await db.selectFrom('sandbox_clock').select('ahead_seconds').executeTakeFirst();
  return new Date(Date.now() + Number(row?.ahead_seconds ?? 0) * 1000);
}

/** Moves it ahead; it never goes back. @returns what it says now */
export async function moveSandboxClock(db: Queries, seconds: number): Promise<Date> {
  await db
    .insertInto('sandbox_clock')
    .values({ ahead_seconds: seconds })
    .onConflict((conflict) =>
      conflict
        .column('one')
        .doUpdateSet({ ahead_seconds: sql`sandbox_clock.ahead_seconds + excluded.ahead_seconds` }),
    )
    .execute();
  return readSandboxClock(db);
}
