import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallBody, CallResponse } from '../../../../kernel/contracts/api/api.ts';
import type { PlanName } from '../../../../kernel/rules/plans.ts';
import { offersQuery } from '../../../lib/account/offers-query.ts';
import { call, errorSentence } from '../../../lib/api/api.ts';
import { showToast } from '../../../lib/toast-store.ts';

export type Setup = CallResponse<'readPlatformBilling'>;
export type OfferChange = CallBody<'changePlanOffer'>;

export const setupQuery = queryOptions({
  queryKey: ['platform', 'billing'] as const,
  queryFn: ({ signal }) => call('readPlatformBilling', { signal }),
  staleTime: 0,
});

const failed = (error: Error) => showToast(errorSentence(error), { bad: true });

/** Writes a plan anew; pages show it from then on. */
export function useChangeOffer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ plan, body }: { plan: PlanName; body: OfferChange }) =>
      call('changePlanOffer', { params: { plan }, body }),
    onSuccess(offers) {
      client.setQueryData(offersQuery.queryKey, offers);
      void client.invalidateQueries({ queryKey: setupQuery.queryKey });
      showToast('The plan is changed. /pricing, /welcome and /billing show it.');
    },
    onError: failed,
  });
}

export function useChangeSetup() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallBody<'changePlatformBilling'>) => call('changePlatformBilling', { body }),
    onSuccess(setup) {
      client.setQueryData(setupQuery.queryKey, setup);
      showToast('It is kept.');
    },
    onError: failed,
  });
}

export function useMoveClock() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (days: number) => call('moveSandboxClock', { body: { days } }),
    onSuccess() {
      void client.invalidateQueries({ queryKey: setupQuery.queryKey });
      showToast('The clock of the sandbox is moved. What follows from it is looked at now.');
    },
    onError: failed,
  });
}
