import { writeAudit } from '../audit/write-audit.ts';
import {
  type AccountsContext,
  type AccountsTransaction,
  type Actor,
  inTransaction,
} from '../in-transaction.ts';
import { createWorkspaceFor } from '../organizations/create-organization.ts';
import { lockAsAdmin, lockOrganization } from '../organizations/lock-organization.ts';
import { notifyTeamChanged } from '../organizations/notify-team-changed.ts';
import { settleSeat, settleSeats } from '../organizations/seats.ts';
import { currentOrganization } from '../profiles/current-organization.ts';
import { notifyProfileChanged } from '../profiles/notify-profile-changed.ts';
import { endInvitationsBy } from './invitations/end-invitations.ts';
import { changeableRole } from './locked-member.ts';

const OWNER_STAYS = 'The owner cannot leave: hand the organization over to another member first.';

/**
 * Takes a member out, or lets one leave. The row stays, inactive, so that they may be invited again;
 * what they made stays with the organization, what they invited to ends. Their open calls end with the next one.
 *
 * @throws AppError not_allowed, not_found, last_owner
 */
export function removeMemberFrom(context: AccountsContext, by: Actor, userId: string): Promise<void> {
  const leaves = userId === by.userId;
  const { events } = context;
  return inTransaction(context, async (trx) => {
    const organization = leaves ? await lockOrganization(trx, by.organizationId) : await lockAsAdmin(trx, by);
    const role = await changeableRole(trx, organization, userId, OWNER_STAYS);
    // Their pages were opened in this organization, and hear of it no more after this.
    await notifyProfileChanged(trx, events, userId);
    await deactivate(trx, organization.id, userId);
    await endInvitationsBy(trx, by, userId, organization.id);
    await ensureWorkplace(trx, userId);
    await settleSeat(trx, events, userId);
    await settleSeats(trx, events, organization.id);
    await writeAudit(trx, {
      action: leaves ? 'member.left' : 'member.removed',
      resource: `user:${userId}`,
      category: 'team',
      severity: 'medium',
      userId: by.userId,
      organizationId: organization.id,
      ipAddress: by.ipAddress,
      details: { role },
    });
    await notifyProfileChanged(trx, events, userId);
    await notifyTeamChanged(trx, events, organization.id);
  });
}

async function deactivate(trx: AccountsTransaction, organizationId: string, userId: string): Promise<void> {
  await trx
    .updateTable('company_team_members')
    .set({ is_active: false })
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .execute();
  await trx
    .updateTable('profiles')
    .set({ organization_id: null })
    .where('user_id', '=', userId)
    .where('organization_id', '=', organizationId)
    .execute();
}

/** Nobody is left without a place to work in, which they could not even sign in to. */
async function ensureWorkplace(trx: AccountsTransaction, userId: string): Promise<void> {
  if (await currentOrganization(trx, userId)) return;
  const { full_name } = await trx
    .selectFrom('profiles')
    .select('full_name')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  await createWorkspaceFor(trx, userId, full_name);
}
