import type { Period } from '../../kernel/rules/billing/offers.ts';
import { isPlanName, type PlanName } from '../../kernel/rules/plans.ts';

/** How a price of ours is called at Stripe, whatever its id is there. */
export function lookupKey(plan: PlanName, period: Period): string {
  return `afterword_${plan}_${period}`;
}

/** What a price stands for; undefined: it is none of ours. */
export function planOfKey(key: string | null): { plan: PlanName; period: Period } | undefined {
  const [root, plan, period] = key?.split('_') ?? [];
  if (root !== 'afterword' || plan === undefined || !isPlanName(plan)) return undefined;
  return period === 'month' || period === 'year' ? { plan, period } : undefined;
}
