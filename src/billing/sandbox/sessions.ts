import { randomUUID } from 'node:crypto';
import { AppError } from '../../kernel/errors.ts';
import type {
  CheckoutOutcome,
  SandboxAccount,
  SandboxSession,
} from '../../kernel/rules/billing/sandbox-account.ts';
import { planLabel } from '../../kernel/rules/plans.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import { withAccount } from './accounts.ts';
import { amountOf, bill } from './advance.ts';
import { addDays, addPeriod } from './calendar.ts';

export interface StoredSession {
  customerId: string;
  session: SandboxSession;
}

/** A session of the sandbox's checkout; undefined where there is none. */
export async function findSession(db: Queries, id: string): Promise<StoredSession | undefined> {
  const row = await db
    .selectFrom('sandbox_sessions')
    .select(['customer_id', 'session'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { customerId: row.customer_id, session: row.session };
}

/** What was pressed on the sandbox's checkout page. @returns the session after it */
export async function playCheckout(
  database: Pick<Database, 'db'>,
  id: string,
  outcome: CheckoutOutcome,
): Promise<StoredSession> {
  const found = await findSession(database.db, id);
  if (!found) throw new AppError('not_found', 'There is no such checkout.');
  const session = await withAccount(database, found.customerId, (account, now) => {
    const next = { ...found.session };
    if (next.state === 'open') play(next, account, outcome, now);
    return next;
  });
  await database.db.updateTable('sandbox_sessions').set({ session }).where('id', '=', id).execute();
  return { ...found, session };
}

function play(session: SandboxSession, account: SandboxAccount, outcome: CheckoutOutcome, now: Date): void {
  if (outcome === 'cancel') session.state = 'expired';
  else if (outcome === 'decline' || outcome === 'refuse') session.step = 'declined';
  else if (outcome === 'confirm' && session.step !== 'asked') session.step = 'asked';
  else complete(session, account, now);
}

function complete(session: SandboxSession, account: SandboxAccount, now: Date): void {
  session.state = 'complete';
  // Two pages of one checkout: the second finds what the first began.
  if (account.subscriptions.some(({ state }) => state !== 'canceled')) return;
  account.card = 'good';
  const { plan, period, cents, perSeat, seats, trialDays } = session;
  const periodEnd = trialDays > 0 ? addDays(now, trialDays) : addPeriod(now, period);
  if (trialDays === 0) bill(account, amountOf(session), now, `${planLabel(plan)} plan`);
  account.subscriptions.push({
    id: `sub_sandbox_${randomUUID()}`,
    state: trialDays > 0 ? 'trialing' : 'active',
    plan,
    period,
    cents,
    perSeat,
    seats,
    startedAt: now.toISOString(),
    periodEnd: periodEnd.toISOString(),
    trialEnd: trialDays > 0 ? periodEnd.toISOString() : null,
    endsWithPeriod: false,
    nextTry: null,
    tries: 0,
  });
}
