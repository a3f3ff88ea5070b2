import { AppError } from '../../../kernel/errors.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { type AccountsContext, type Actor, inTransaction } from '../../in-transaction.ts';
import { lockAsAdmin } from '../../organizations/lock-organization.ts';
import { notifyTeamChanged } from '../../organizations/notify-team-changed.ts';

/**
 * Takes an open invitation back: its link opens nothing any more.
 *
 * @throws AppError not_found: none of this organization, or not open any more
 */
export function revokeInvitation(context: AccountsContext, by: Actor, invitationId: string): Promise<void> {
  return inTransaction(context, async (trx) => {
    const organization = await lockAsAdmin(trx, by);
    const row = await trx
      .updateTable('team_invitations')
      .set({ revoked_at: new Date() })
      .where('id', '=', invitationId)
      .where('organization_id', '=', organization.id)
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null)
      .returning(['email', 'role'])
      .executeTakeFirst();
    if (!row) throw new AppError('not_found', 'There is no such open invitation.');
    await writeAudit(trx, {
      action: 'invitation.revoked',
      resource: `invitation:${invitationId}`,
      category: 'team',
      severity: 'medium',
      userId: by.userId,
      organizationId: organization.id,
      ipAddress: by.ipAddress,
      details: row,
    });
    await notifyTeamChanged(trx, context.events, organization.id);
  });
}
