import type { Queries } from '../../platform/db/database.ts';

/** Active members of an organization. */
export async function countMembers(db: Queries, organizationId: string): Promise<number> {
  const { count } = await db
    .selectFrom('company_team_members')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('organization_id', '=', organizationId)
    .where('is_active', '=', true)
    .executeTakeFirstOrThrow();
  return Number(count);
}
