import { randomUUID } from 'node:crypto';
import type { CallResponse, CheckedBody } from '../../kernel/contracts/api/api.ts';
import { writeAudit } from '../audit/write-audit.ts';
import {
  type AccountsContext,
  type AccountsTransaction,
  type Actor,
  inTransaction,
} from '../in-transaction.ts';
import { notify } from '../notifications/notify.ts';
import { takeWorkspaceRole } from '../organizations/workspace-role.ts';
import { notifyProfileChanged } from '../profiles/notify-profile-changed.ts';
import { listPlatformAdmins } from './platform-admins.ts';

type Plan = CheckedBody<'requestPlan'>['plan'];

/**
 * Asks the administrators of this server for a plan. A person has one open request; a later one takes
 * its place.
 */
export function recordPlanRequest(
  context: AccountsContext,
  by: Actor,
  plan: Plan,
): Promise<CallResponse<'requestPlan'>> {
  return inTransaction(context, async (trx) => {
    const { name } = await trx
      .selectFrom('users')
      .select('name')
      .where('id', '=', by.userId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    await settleRequests(trx, by.userId);
    await takeWorkspaceRole(trx, by.userId, plan);
    await notifyProfileChanged(trx, context.events, by.userId);
    const made = await trx
      .insertInto('plan_requests')
      .values({ id: randomUUID(), user_id: by.userId, plan, settled_at: null })
      .returning(['id', 'created_at'])
      .executeTakeFirstOrThrow();
    await writeAudit(trx, {
      action: 'plan.requested',
      resource: `user:${by.userId}`,
      category: 'account',
      userId: by.userId,
      ipAddress: by.ipAddress,
      details: { plan },
    });
    for (const userId of await listPlatformAdmins(trx))
      await notify(trx, context.events, {
        userId,
        type: 'system_alert',
        title: 'Plan requested',
        message: `${name} asks for the ${plan} plan.`,
        data: { path: '/platform-admin', user_id: by.userId },
      });
    return { id: made.id, plan, createdAt: made.created_at.toISOString() };
  });
}

/** Closes what a person asked for: it was given, refused, or something else is asked for. */
export async function settleRequests(trx: AccountsTransaction, userId: string): Promise<void> {
  await trx
    .updateTable('plan_requests')
    .set({ settled_at: new Date() })
    .where('user_id', '=', userId)
    .where('settled_at', 'is', null)
    .execute();
}
