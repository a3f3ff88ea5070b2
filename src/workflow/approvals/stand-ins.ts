import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';

/** Whoever is away now, and who stands in for them: both are active members still. */
export async function standInsNow(
  db: Queries,
  organizationId: string,
): Promise<{ userId: string; standInId: string }[]> {
  return db
    .selectFrom('approval_stand_ins as away')
    .innerJoin('company_team_members as member', (join) =>
      join
        .onRef('member.user_id', '=', 'away.stand_in_id')
        .onRef('member.organization_id', '=', 'away.organization_id'),
    )
    .innerJoin('users', 'users.id', 'member.user_id')
    .select(['away.user_id as userId', 'away.stand_in_id as standInId'])
    .where('away.organization_id', '=', organizationId)
    .where('from_at', '<=', sql<Date>`now()`)
    .where('until_at', '>', sql<Date>`now()`)
    .where('member.is_active', '=', true)
    .where('users.is_active', '=', true)
    .orderBy('away.user_id')
    .execute();
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
