import type { Queries } from '../../platform/db/database.ts';

/** Addresses that people showed to be theirs; whoever has none is left out. */
export async function findMailboxes(
  db: Queries,
  userIds: readonly string[],
): Promise<{ userId: string; email: string }[]> {
  if (userIds.length === 0) return [];
  return db
    .selectFrom('users')
    .select(['id as userId', 'email'])
    .where('id', 'in', [...new Set(userIds)])
    .where('email', 'is not', null)
    .where('email_verified', '=', true)
    .where('is_active', '=', true)
    .orderBy('id')
    .$narrowType<{ email: string }>()
    .execute();
}
