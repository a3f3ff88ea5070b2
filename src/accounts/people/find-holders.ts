import type { TeamRole } from '../../kernel/rules/roles.ts';
import type { Queries } from '../../platform/db/database.ts';

/** Active members of an organization who hold one of some roles, or are one of some people. The oldest first. */
export async function findHolders(
  db: Queries,
  organizationId: string,
  { roles, userIds }: { roles: readonly TeamRole[]; userIds: readonly string[] },
): Promise<{ userId: string; role: TeamRole }[]> {
  if (roles.length === 0 && userIds.length === 0) return [];
  return db
    .selectFrom('company_team_members as member')
    .innerJoin('users', 'users.id', 'member.user_id')
    .select(['member.user_id as userId', 'member.role'])
    .where('member.organization_id', '=', organizationId)
    .where('member.is_active', '=', true)
    .where('users.is_active', '=', true)
    .where(({ eb, or }) =>
      or([
        ...(roles.length > 0 ? [eb('member.role', 'in', roles)] : []),
        ...(userIds.length > 0 ? [eb('member.user_id', 'in', userIds)] : []),
      ]),
    )
    .orderBy('member.joined_at')
    .orderBy('member.user_id')
    .execute();
}
