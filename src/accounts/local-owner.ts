import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Queries } from '../platform/db/database.ts';
import { createOrganizationFor } from './organizations/create-organization.ts';
import { currentOrganization } from './profiles/current-organization.ts';

/** Two nodes that start at once must not make two owners. */
const ONE_AT_A_TIME = 4_747_001;

/**
 * Whoever administers the installation and comes in by a printed one-time link: the first platform admin
 * there is. A new installation, or one that lost its last, gets one, with an organization they own.
 *
 * @returns their ids, the same ones ever after
 */
export function ensureLocalOwner(database: Database): Promise<{ userId: string; organizationId: string }> {
  const db = database.db;
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${ONE_AT_A_TIME})`.execute(trx);
    const userId = await firstPlatformAdmin(trx);
    const organizationId = userId && (await currentOrganization(trx, userId));
    return userId && organizationId ? { userId, organizationId } : newOwner(trx);
  });
}

/**
 * Whether nobody who administers this server could sign in but by a printed link: none has a password
 * with a verified address, or an account at a provider that is set up.
 */
export async function needsSignInLink(database: Database, providers: string[]): Promise<boolean> {
  const row = await database.db
    .selectFrom('user_roles')
    .innerJoin('users', 'users.id', 'user_roles.user_id')
    .innerJoin('sign_in_accounts as way', 'way.user_id', 'users.id')
    .select('users.id')
    .where('user_roles.role', '=', 'platform_admin')
    .where('users.is_active', '=', true)
    .where(({ or, and, eb }) =>
      or([
        and([eb('way.provider_id', '=', 'credential'), eb('users.email_verified', '=', true)]),
        ...providers.map((provider) => eb('way.provider_id', '=', provider)),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row === undefined;
}

async function firstPlatformAdmin(trx: Queries): Promise<string | undefined> {
  const row = await trx
    .selectFrom('user_roles')
    .innerJoin('users', 'users.id', 'user_roles.user_id')
    .select('users.id')
    .where('user_roles.role', '=', 'platform_admin')
    .where('users.is_active', '=', true)
    .orderBy('user_roles.created_at')
    .orderBy('users.created_at')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

async function newOwner(trx: Queries): Promise<{ userId: string; organizationId: string }> {
  const userId = randomUUID();
  await trx.insertInto('users').values({ id: userId, email: null, name: 'Owner', image: null }).execute();
  await trx
    .insertInto('profiles')
    .values({ id: randomUUID(), user_id: userId, full_name: 'Owner' })
    .execute();
  await trx
    .insertInto('user_roles')
    .values((['platform_admin', 'admin'] as const).map((role) => ({ user_id: userId, role })))
    .execute();
  const { id: organizationId } = await createOrganizationFor(trx, userId, 'Home');
  return { userId, organizationId };
}
