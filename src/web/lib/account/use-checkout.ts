import { useMutation } from '@tanstack/react-query';
import type { CallBody } from '../../../kernel/contracts/api/api.ts';
import { call, errorSentence } from '../api/api.ts';
import { showToast } from '../toast-store.ts';

/** Leads to the page where a plan is paid for. */
export function useCheckout() {
  return useMutation({
    mutationFn: (body: CallBody<'createCheckout'>) => call('createCheckout', { body }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => showToast('Error', { description: errorSentence(error), bad: true }),
  });
}
