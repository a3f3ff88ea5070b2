import { rolesThatMay } from '../../kernel/rules/may.ts';
import type { Queries } from '../../platform/db/database.ts';

/**
 * Who decides what an organization asks approval for: whoever the policies grant it. In a workspace of
 * one's own that person alone. Ids, oldest members first.
 */
export async function findDeciders(db: Queries, organizationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('company_team_members as member')
    .innerJoin('organizations', 'organizations.id', 'member.organization_id')
    .innerJoin('users', 'users.id', 'member.user_id')
    .select('member.user_id')
    .where('member.organization_id', '=', organizationId)
    .where('member.is_active', '=', true)
    .where('users.is_active', '=', true)
    .where(({ eb, or }) =>
      or([eb('member.role', 'in', rolesThatMay('approval.decide')), eb('organizations.personal', '=', true)]),
    )
    .orderBy('member.joined_at')
    .execute();
  return rows.map(({ user_id }) => user_id);
}
