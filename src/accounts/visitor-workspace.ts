import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../platform/db/database.ts';
import { createWorkspaceFor } from './organizations/create-organization.ts';
import type { Principal } from './principal.ts';

/** Two nodes that take the first sample at once must not make two. */
const ONE_AT_A_TIME = 4_747_004;
const NAME = 'Visitors of /upload-demo';

/**
 * Whom samples belong to until somebody keeps one: a closed account without any way to sign in, whose
 * workspace is one group of jobs, so that all strangers together get one turn like anybody else.
 */
export async function visitorPrincipal({ db }: Database): Promise<Principal> {
  const find = () =>
    db.selectFrom('visitor_workspace').select(['user_id', 'organization_id']).executeTakeFirst();
  const row = (await find()) ?? (await create({ db } as Database));
  return {
    userId: row.user_id,
    organizationId: row.organization_id,
    role: 'creator',
    isPlatformAdmin: false,
  };
}

function create({ db }: Pick<Database, 'db'>): Promise<{ user_id: string; organization_id: string }> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${ONE_AT_A_TIME})`.execute(trx);
    const there = await trx
      .selectFrom('visitor_workspace')
      .select(['user_id', 'organization_id'])
      .executeTakeFirst();
    if (there) return there;
    const userId = randomUUID();
    await trx
      .insertInto('users')
      .values({ id: userId, email: null, name: NAME, image: null, is_active: false })
      .execute();
    await trx.insertInto('profiles').values({ id: randomUUID(), user_id: userId, full_name: NAME }).execute();
    const { id } = await createWorkspaceFor(trx, userId, NAME);
    return trx
      .insertInto('visitor_workspace')
      .values({ user_id: userId, organization_id: id })
      .returning(['user_id', 'organization_id'])
      .executeTakeFirstOrThrow();
  });
}

/** Forgets what made samples told their owner: nobody reads it. */
export async function forgetVisitorNotifications({ db }: Pick<Database, 'db'>): Promise<void> {
  await db
    .deleteFrom('notifications')
    .where('user_id', 'in', (eb) => eb.selectFrom('visitor_workspace').select('user_id'))
    .execute();
}
