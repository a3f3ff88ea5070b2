import type { Subscription } from '../subscription.ts';

/** How a subscription stands. `none`: nothing was ever paid for. */
export const BILLING_STATES = [
  'none',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'canceled',
  'paused',
] as const;
export type BillingState = (typeof BILLING_STATES)[number];

/** Days that everything works on while a payment is missing. */
export const GRACE_DAYS = 7;

interface StateFacts {
  /** In a few words. */
  label: string;
  /** The working areas are open; `grace`: until the grace is over. */
  isOpen: boolean | 'grace';
  /** The provider holds it, so that a second one may not begin beside it. */
  isLive: boolean;
}

export const STATE_FACTS: Readonly<Record<BillingState, StateFacts>> = {
  none: {
    label: 'None',
    isOpen: false,
    isLive: false,
  },
  trialing: {
    label: 'Trial',
    isOpen: true,
    isLive: true,
  },
  active: {
    label: 'Active',
    isOpen: true,
    isLive: true,
  },
  past_due: {
    label: 'Payment overdue',
    isOpen: 'grace',
    isLive: true,
  },
  unpaid: {
    label: 'Unpaid',
    isOpen: false,
    isLive: true,
  },
  canceled: {
    label: 'Canceled',
    isOpen: false,
    isLive: false,
  },
  paused: {
    label: 'Paused',
    isOpen: false,
    isLive: true,
  },
};

interface Standing {
  state: BillingState;
  plan: string | null;
  customerId: string;
  graceUntil: Date | null;
}

/** Whether a subscription opens the working areas at this time. */
export function isOpenAt({ state, graceUntil }: Pick<Standing, 'state' | 'graceUntil'>, now: Date): boolean {
  const { isOpen } = STATE_FACTS[state];
  return isOpen === 'grace' ? graceUntil !== null && now < graceUntil : isOpen;
}

/**
 * What the profile says of a subscription (specification 3.1). The gate (4.7) takes a plan or a customer's
 * id for an active subscription, so one that is over leaves neither there; the customer's id is kept beside it.
 */
export function profileOf(standing: Standing, now: Date): Subscription {
  const { state, plan, customerId } = standing;
  if (!isOpenAt(standing, now))
    return {
      subscription_status: state === 'none' ? null : state === 'past_due' ? 'unpaid' : state,
      subscription_plan: null,
      stripe_customer_id: null,
    };
  return {
    subscription_status: state === 'past_due' ? 'past_due' : 'active',
    subscription_plan: plan,
    stripe_customer_id: customerId,
  };
}
