import { randomUUID } from 'node:crypto';
import type { Period } from '../kernel/rules/billing/offers.ts';
import type { PlanName } from '../kernel/rules/plans.ts';
import type { Queries } from '../platform/db/database.ts';

interface Attempt {
  organizationId: string;
  userId: string;
  plan: PlanName;
  period: Period;
}

/** Writes down that a checkout begins. @returns its id */
export async function beginCheckout(db: Queries, attempt: Attempt): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('checkouts')
    .values({
      id,
      organization_id: attempt.organizationId,
      user_id: attempt.userId,
      plan: attempt.plan,
      period: attempt.period,
    })
    .execute();
  return id;
}

/** The provider's name for it. */
export async function nameCheckout(db: Queries, id: string, sessionId: string): Promise<void> {
  await db.updateTable('checkouts').set({ session_id: sessionId }).where('id', '=', id).execute();
}
