/** What a profile says of its subscription (specification 3.1, 7.16). */
export interface Subscription {
  subscription_status: string | null;
  subscription_plan: string | null;
  stripe_customer_id: string | null;
}

/** Active: the status is active, or a payment-customer id is present, or a plan is present (4.7). */
export function hasActiveSubscription(subscription: Subscription): boolean {
  const { subscription_status, subscription_plan, stripe_customer_id } = subscription;
  return subscription_status === 'active' || Boolean(stripe_customer_id) || Boolean(subscription_plan);
}
