import type { Queries } from '../../platform/db/database.ts';

/** Those of these episodes that are still being made, or wait for it. */
export async function unfinishedOf(db: Queries, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('episodes')
    .select('id')
    .where('id', 'in', ids)
    .where('status', 'not in', ['failed', 'cancelled', 'done'])
    .execute();
  return new Set(rows.map(({ id }) => id));
}
