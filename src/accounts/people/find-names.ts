import type { Queries } from '../../platform/db/database.ts';

/** Names of people by their ids. */
export async function findNames(db: Queries, userIds: readonly string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('profiles')
    .select(['user_id', 'full_name'])
    .where('user_id', 'in', [...new Set(userIds)])
    .execute();
  return new Map(rows.map(({ user_id, full_name }) => [user_id, full_name]));
}
