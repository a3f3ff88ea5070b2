import { queryOptions } from '@tanstack/react-query';
import type { Subscription } from '../../../kernel/rules/subscription.ts';
import { ApiError, call } from '../api/api.ts';
import type { SessionView } from './security.ts';

/**
 * The check of the gate (specification 4.7). It runs anew whenever the profile row of the session
 * changes; until its first answer it is pending, and while it is repeated the last answer counts. A
 * check that fails is no subscription; one that was answered before and now finds no server keeps its
 * answer, since the page says so itself.
 */
export const subscriptionQuery = (profile: SessionView['user']['profile']) => {
  const { subscription_status, subscription_plan, stripe_customer_id } = profile;
  const row: Subscription = { subscription_status, subscription_plan, stripe_customer_id };
  const queryKey = ['subscription', profile.user_id, ...Object.values(row)];
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }): Promise<Subscription> => {
      try {
        return await call('readSubscription', { signal });
      } catch (error) {
        const last = client.getQueryState<Subscription>(queryKey);
        const wasAnswered = (last?.dataUpdatedAt ?? 0) > 0 && last?.status === 'success';
        if (wasAnswered && last?.data && error instanceof ApiError && error.status === 0) return last.data;
        throw error;
      }
    },
    // A row that comes back is looked at anew: what was answered before may have overtaken a change.
    gcTime: 0,
    placeholderData: (last: Subscription | undefined, query) =>
      query?.queryKey[1] === profile.user_id ? last : undefined,
  });
};
