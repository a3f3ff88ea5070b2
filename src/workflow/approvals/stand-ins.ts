import { type Selectable, sql } from 'kysely';
import { findHolders } from '../../accounts/people/find-holders.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';

/** Whoever is away now, and who stands in for them: an active member still. */
export async function standInsNow(
  db: Queries,
  organizationId: string,
): Promise<{ userId: string; standInId: string }[]> {
  const rows = await db
    .selectFrom('approval_stand_ins')
    .select(['user_id as userId', 'stand_in_id as standInId'])
    .where('organization_id', '=', organizationId)
    .where('from_at', '<=', sql<Date>`now()`)
    .where('until_at', '>', sql<Date>`now()`)
    .orderBy('user_id')
    .execute();
  const userIds = rows.map(({ standInId }) => standInId);
  const members = await findHolders(db, organizationId, { roles: [], userIds });
  const active = new Set(members.map(({ userId }) => userId));
  return rows.filter(({ standInId }) => active.has(standInId));
}

type Whose = { userId: string; organizationId: string };

export function findStandIn(
  db: Queries,
  { userId, organizationId }: Whose,
): Promise<Selectable<Tables['approval_stand_ins']> | undefined> {
  return db
    .selectFrom('approval_stand_ins')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .where('until_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

export async function saveStandIn(
  trx: Queries,
  { userId, organizationId }: Whose,
  { standInId, from, until }: { standInId: string; from: string; until: string },
): Promise<void> {
  const row = { stand_in_id: standInId, from_at: new Date(from), until_at: new Date(until) };
  await trx
    .insertInto('approval_stand_ins')
    .values({ ...row, organization_id: organizationId, user_id: userId })
    .onConflict((conflict) => conflict.columns(['organization_id', 'user_id']).doUpdateSet(row))
    .execute();
}

export async function removeStandIn(trx: Queries, { userId, organizationId }: Whose): Promise<void> {
  await trx
    .deleteFrom('approval_stand_ins')
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .execute();
}
