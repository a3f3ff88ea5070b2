import { sql } from 'kysely';
import { AppError } from '../../kernel/errors.ts';
import type { Queries } from '../../platform/db/database.ts';

/** Two who go at once must not both find the other still there. */
const ONE_AT_A_TIME = 4_747_003;

/** Waits until nobody else gives or takes platform admins, to the end of the transaction: first in it. */
export async function holdPlatformAdmins(trx: Queries): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ONE_AT_A_TIME})`.execute(trx);
}

/** People who administer this server and whose accounts are open, the oldest first. */
export async function listPlatformAdmins(db: Queries): Promise<string[]> {
  const rows = await db
    .selectFrom('user_roles')
    .innerJoin('users', 'users.id', 'user_roles.user_id')
    .select('users.id')
    .where('user_roles.role', '=', 'platform_admin')
    .where('users.is_active', '=', true)
    .orderBy('users.created_at')
    .orderBy('users.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Their names, for those who look for somebody to ask. */
export async function platformAdminNames(db: Queries): Promise<string[]> {
  const ids = await listPlatformAdmins(db);
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute();
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return ids.flatMap((id) => names.get(id) ?? []);
}

/** @throws AppError last_owner: nobody else administers this server; `holdPlatformAdmins` comes before */
export async function refuseLastAdmin(trx: Queries, userId: string): Promise<void> {
  const admins = await listPlatformAdmins(trx);
  if (admins.length === 1 && admins[0] === userId)
    throw new AppError(
      'last_owner',
      'Nobody else administers this server: give the role platform_admin to another person first.',
    );
}
