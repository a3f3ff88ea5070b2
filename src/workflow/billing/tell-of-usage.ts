import { notify } from '../../accounts/notifications/notify.ts';
import { findPlanHolder } from '../../accounts/organizations/plan-holder.ts';
import { markWarned, readMonth } from '../../billing/usage/ledger.ts';
import {
  amountWords,
  LIMIT_FACTS,
  type Limits,
  type MonthlyKind,
  nextMonth,
  warnedShare,
} from '../../kernel/rules/billing/limits.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Service } from '../service.ts';

/** Tells the owner, once each, that 80 and that 100 % of a month's limit are used. */
export async function tellOfUsage(
  { events }: Pick<Service, 'events'>,
  trx: Queries,
  { organizationId, kind, limits }: { organizationId: string; kind: MonthlyKind; limits: Limits },
): Promise<void> {
  const limit = limits[kind];
  if (limit === undefined) return;
  const { label, parts } = LIMIT_FACTS[kind];
  const used = ((await readMonth(trx, organizationId))[kind] ?? 0) / parts;
  const share = warnedShare(used, limit);
  if (share === 0 || !(await markWarned(trx, { organizationId, kind }, share))) return;
  const holder = await findPlanHolder(trx, organizationId);
  if (!holder) return;
  const anew = nextMonth(new Date()).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  await notify(trx, events, {
    userId: holder.userId,
    type: 'system_alert',
    title: share === 100 ? `${label}: all used` : `${label}: ${share} % used`,
    message: `${amountWords(kind, used)} of ${amountWords(kind, limit)} are used this month. They begin anew on ${anew}; another plan holds more.`,
    organizationId,
    data: { path: '/billing' },
  });
}
