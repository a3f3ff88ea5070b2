import type { CallResponse } from '../../kernel/contracts/api/api.ts';
import type { Queries } from '../../platform/db/database.ts';

export type MemberView = CallResponse<'changeMember'>;

/** Active members of an organization, its owner first, then in the order they joined; all or one. */
export async function listMembers(
  db: Queries,
  organizationId: string,
  userId?: string,
): Promise<MemberView[]> {
  let query = db
    .selectFrom('company_team_members as member')
    .innerJoin('users', 'users.id', 'member.user_id')
    .innerJoin('profiles', 'profiles.user_id', 'member.user_id')
    .select(['member.organization_id', 'member.user_id', 'member.role', 'member.invited_by'])
    .select(['member.joined_at', 'member.is_active', 'profiles.full_name as name', 'users.email'])
    .where('member.organization_id', '=', organizationId)
    .where('member.is_active', '=', true);
  if (userId !== undefined) query = query.where('member.user_id', '=', userId);
  const rows = await query
    .orderBy(({ eb }) => eb('member.role', '=', 'owner'), 'desc')
    .orderBy('member.joined_at')
    .orderBy('member.user_id')
    .execute();
  return rows.map(({ joined_at, ...row }) => ({ ...row, joined_at: joined_at.toISOString() }));
}
