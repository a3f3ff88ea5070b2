import type { Queries } from '../../platform/db/database.ts';

/** Whether a person belongs to an organization now. */
export async function isActiveMember(db: Queries, userId: string, organizationId: string): Promise<boolean> {
  const row = await db
    .selectFrom('company_team_members')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('organization_id', '=', organizationId)
    .where('is_active', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}
