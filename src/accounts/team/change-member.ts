import type { CheckedBody } from '../../kernel/contracts/api/api.ts';
import { AppError } from '../../kernel/errors.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { type AccountsContext, type Actor, inTransaction } from '../in-transaction.ts';
import { lockAsAdmin } from '../organizations/lock-organization.ts';
import { notifyTeamChanged } from '../organizations/notify-team-changed.ts';
import { settleSeats } from '../organizations/seats.ts';
import { notifyProfileChanged } from '../profiles/notify-profile-changed.ts';
import { endInvitationsBy, INVITING_ROLES } from './invitations/end-invitations.ts';
import { changeableRole } from './locked-member.ts';
import { listMembers, type MemberView } from './member-view.ts';

type NewRole = CheckedBody<'changeMember'>['role'];

const OWNER_STAYS = "The owner's role changes only when the organization is handed over to another member.";

/**
 * Gives a member another role. Nobody raises themselves: admins act on others, the owner's role
 * changes by handing over.
 *
 * @throws AppError not_allowed, not_found, last_owner
 */
export function changeMemberRole(
  context: AccountsContext,
  by: Actor,
  userId: string,
  role: NewRole,
): Promise<MemberView> {
  return inTransaction(context, async (trx) => {
    const organization = await lockAsAdmin(trx, by);
    const before = await changeableRole(trx, organization, userId, OWNER_STAYS);
    if (userId === by.userId)
      throw new AppError('not_allowed', 'Your own role is changed by another admin or the owner.');
    if (before !== role) {
      await trx
        .updateTable('company_team_members')
        .set({ role })
        .where('organization_id', '=', organization.id)
        .where('user_id', '=', userId)
        .execute();
      if (!INVITING_ROLES.some((each) => each === role))
        await endInvitationsBy(trx, by, userId, organization.id);
      await writeAudit(trx, {
        action: 'member.role_changed',
        resource: `user:${userId}`,
        category: 'roles',
        severity: 'high',
        userId: by.userId,
        organizationId: organization.id,
        ipAddress: by.ipAddress,
        details: { from: before, to: role },
      });
      await settleSeats(trx, context.events, organization.id);
      await notifyProfileChanged(trx, context.events, userId);
      await notifyTeamChanged(trx, context.events, organization.id);
    }
    const [member] = await listMembers(trx, organization.id, userId);
    return member as MemberView;
  });
}
