import type { Queries } from '../../platform/db/database.ts';

/** Where somebody is written to; null: nowhere. */
export async function findAddress(db: Queries, userId: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst();
  return row?.email ?? null;
}
