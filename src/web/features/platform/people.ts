import { planLabel } from '../../../kernel/rules/plans.ts';
import type { Person } from './platform-queries.ts';

/** Those who wait for a plan first; else as they came. */
export function requestedFirst(people: readonly Person[]): Person[] {
  const waits = (person: Person) => Number(person.requestedPlan !== null);
  return people.toSorted((a, b) => waits(b) - waits(a));
}

/** Plan and status in a few words. */
export function planWords({ subscription_plan, subscription_status, stripe_customer_id }: Person['profile']) {
  const plan = subscription_plan ? planLabel(subscription_plan) : undefined;
  if (subscription_status === 'past_due') return plan ? `${plan}, payment overdue` : 'payment overdue';
  if (plan) return plan;
  if (stripe_customer_id) return 'by the payment provider';
  if (subscription_status === 'active') return 'active, without a name';
  return subscription_status === 'canceled' ? 'ended' : 'none';
}
