import { sql } from 'kysely';
import type { Queries } from '../../platform/db/database.ts';

/** How many people belong to an organization now. */
export async function countMembers(db: Queries, organizationId: string): Promise<number> {
  const { count } = await db
    .selectFrom('company_team_members as member')
    .innerJoin('users', 'users.id', 'member.user_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('member.organization_id', '=', organizationId)
    .where('member.is_active', '=', true)
    .where('users.is_active', '=', true)
    .executeTakeFirstOrThrow();
  return count;
}
