import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Billing, billingQuery } from '../../lib/account/billing-query.ts';
import { errorSentence } from '../../lib/api/api.ts';
import { keys } from '../../lib/api/queries.ts';
import { showToast } from '../../lib/toast-store.ts';

export type HeldSubscription = NonNullable<Billing['subscription']>;

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
