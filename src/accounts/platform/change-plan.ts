import { sql } from 'kysely';
import type { CheckedBody } from '../../kernel/contracts/api/api.ts';
import { AppError } from '../../kernel/errors.ts';
import { SEAT_PLAN } from '../../kernel/rules/plans.ts';
import { hasActiveSubscription } from '../../kernel/rules/subscription.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { notify } from '../notifications/notify.ts';
import { takeWorkspaceRole } from '../organizations/workspace-role.ts';
import type { Changing } from './changing.ts';
import { settleRequests } from './request-plan.ts';

type Change = Pick<CheckedBody<'changePerson'>, 'subscription_status' | 'subscription_plan'>;

/**
 * Gives or takes a person's own plan. What they asked for is settled by it, and they are told when
 * the plan opens the working areas.
 *
 * @throws AppError input_invalid: the plan of seats is not given by hand
 */
export async function changePlan(changing: Changing, change: Change): Promise<void> {
  if (change.subscription_status === undefined && change.subscription_plan === undefined) return;
  const { trx, by, userId, context } = changing;
  const before = await trx
    .selectFrom('profiles')
    .select(['subscription_status', 'subscription_plan', 'stripe_customer_id'])
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const { subscription_status = before.subscription_status, subscription_plan = before.subscription_plan } =
    change;
  const after = { ...before, subscription_status, subscription_plan };
  refuseSeatByHand(before.subscription_plan, after.subscription_plan);
  await settleRequests(trx, userId);
  if (before.subscription_status === subscription_status && before.subscription_plan === subscription_plan)
    return;
  await trx
    .updateTable('profiles')
    .set({ subscription_status, subscription_plan, updated_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .execute();
  if (before.subscription_plan !== subscription_plan) await takeWorkspaceRole(trx, userId, subscription_plan);
  await writeAudit(trx, {
    action: 'plan.changed',
    resource: `user:${userId}`,
    category: 'platform',
    severity: 'medium',
    userId: by.userId,
    ipAddress: by.ipAddress,
    details: {
      from: { status: before.subscription_status, plan: before.subscription_plan },
      to: { status: subscription_status, plan: subscription_plan },
    },
  });
  if (!hasActiveSubscription(after)) return;
  await notify(trx, context.events, {
    userId,
    type: 'system_alert',
    title: 'Your plan is active',
    message: subscription_plan
      ? `The ${subscription_plan} plan is yours from now on.`
      : 'Your subscription is active from now on.',
    data: { path: '/billing' },
  });
}

function refuseSeatByHand(before: string | null, after: string | null): void {
  if (after !== SEAT_PLAN || before === SEAT_PLAN) return;
  throw new AppError('input_invalid', `The plan "${SEAT_PLAN}" comes with a place in a team.`, {
    details: {
      faults: [{ place: 'body.subscription_plan', message: `must be another plan than "${SEAT_PLAN}"` }],
    },
  });
}
