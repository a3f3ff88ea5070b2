import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallResponse } from '../../../kernel/contracts/api/api.ts';
import { call, errorSentence } from '../../lib/api/api.ts';
import { keys } from '../../lib/api/queries.ts';
import { showToast } from '../../lib/toast-store.ts';

export type Billing = CallResponse<'readBilling'>;
export type HeldSubscription = NonNullable<Billing['subscription']>;

/** How one's organization stands. Below the plan's key: what changes a profile changes it. */
export const billingQuery = queryOptions({
  queryKey: [...keys.plan, 'billing'] as const,
  queryFn: ({ signal }) => call('readBilling', { signal }),
  staleTime: 0,
});

/** Does something with the subscription and shows what came of it. */
export function useBillingChange<T = void>(change: (input: T) => Promise<Billing>, said: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess(billing) {
      client.setQueryData(billingQuery.queryKey, billing);
      void client.invalidateQueries({ queryKey: keys.session });
      void client.invalidateQueries({ queryKey: keys.plan });
      showToast(said);
    },
    onError: (error) => showToast('Error', { description: errorSentence(error), bad: true }),
  });
}

/** A day as it stands in sentences. */
export function day(iso: string | null): string {
  return iso === null ? '' : new Date(iso).toLocaleDateString('en', { dateStyle: 'long' });
}
