import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../platform/db/database.ts';
import type { AccountTables } from './tables.ts';

/** Two nodes that start at once must not make two owners. */
const ONE_AT_A_TIME = 4_747_001;

/**
 * The first person of a new installation and their organization, made at the first start: they own it
 * and administer the installation, and come in by a printed one-time link.
 *
 * @returns their ids, the same ones ever after
 */
export function ensureLocalOwner(database: Database): Promise<{ userId: string; organizationId: string }> {
  const db = database.as<AccountTables>();
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${ONE_AT_A_TIME})`.execute(trx);
    const there = await trx
      .selectFrom('organizations')
      .select(['id', 'owner_id'])
      .orderBy('created_at')
      .limit(1)
      .executeTakeFirst();
    if (there) return { userId: there.owner_id, organizationId: there.id };
    const [userId, organizationId] = [randomUUID(), randomUUID()];
    await trx.insertInto('users').values({ id: userId, email: null, name: 'Owner', image: null }).execute();
    await trx
      .insertInto('organizations')
      .values({ id: organizationId, owner_id: userId, name: 'Home', slug: 'home' })
      .execute();
    await trx
      .insertInto('profiles')
      .values({ id: randomUUID(), user_id: userId, full_name: 'Owner', organization_id: organizationId })
      .execute();
    await trx
      .insertInto('company_team_members')
      .values({ organization_id: organizationId, user_id: userId, role: 'owner', invited_by: null })
      .execute();
    await trx
      .insertInto('user_roles')
      .values((['platform_admin', 'admin'] as const).map((role) => ({ user_id: userId, role })))
      .execute();
    return { userId, organizationId };
  });
}
