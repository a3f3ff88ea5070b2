import type { BillingState } from '../kernel/rules/billing/subscription-states.ts';
import type { ProviderSubscription } from './provider.ts';

/** The better first. */
const ORDER: Record<BillingState, number> = {
  active: 0,
  trialing: 1,
  past_due: 2,
  unpaid: 3,
  paused: 4,
  canceled: 5,
  none: 6,
};

/** The one that counts of all that a customer ever had: the best that goes on, then the newest. */
export function chooseSubscription(all: readonly ProviderSubscription[]): ProviderSubscription | undefined {
  return all.toSorted(
    (a, b) => ORDER[a.state] - ORDER[b.state] || b.startedAt.getTime() - a.startedAt.getTime(),
  )[0];
}
