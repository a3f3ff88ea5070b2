import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type PlanName, planLabel } from '../../../kernel/rules/plans.ts';
import { hasActiveSubscription } from '../../../kernel/rules/subscription.ts';
import { planQuery } from '../../lib/account/plan-query.ts';
import { useSecurity } from '../../lib/account/security.ts';
import { call, errorSentence } from '../../lib/api/api.ts';
import { showToast } from '../../lib/toast-store.ts';

/** The plan somebody has, the one they asked for, and how they ask. */
export function usePlan() {
  const { session, refresh } = useSecurity();
  const client = useQueryClient();
  const isKnownActive = session !== undefined && hasActiveSubscription(session.user.profile);
  const profile = useQuery({
    ...planQuery,
    staleTime: 0,
    enabled: session !== undefined,
  });
  const isActive = isKnownActive || (profile.data !== undefined && hasActiveSubscription(profile.data));
  useGranted(session ? isActive : undefined, profile.data?.subscription_plan ?? null, refresh);

  const ask = useMutation({
    mutationFn: (plan: PlanName) => call('requestPlan', { body: { plan } }),
    onSuccess: ({ plan }) => {
      client.setQueryData(planQuery.queryKey, (old) => (old ? { ...old, requestedPlan: plan } : old));
      showToast(`You asked for the ${planLabel(plan)} plan`, {
        description: 'The administrators of this server are notified.',
      });
    },
    onError: (error) => showToast('Error', { description: errorSentence(error), bad: true }),
  });
  return {
    isActive,
    current: profile.data?.subscription_plan ?? session?.user.profile.subscription_plan ?? null,
    requested: profile.data?.requestedPlan ?? null,
    ask,
  };
}

/** When a plan is granted while the page is open: a toast, and the working areas open. */
function useGranted(
  isActive: boolean | undefined,
  plan: string | null,
  refresh: () => Promise<unknown>,
): void {
  const before = useRef(isActive);
  useEffect(() => {
    const was = before.current;
    before.current = isActive;
    if (was !== false || isActive !== true) return;
    void refresh();
    showToast('Your plan is active', {
      description: plan ? `You have the ${planLabel(plan)} plan now.` : 'The working areas are open.',
    });
  }, [isActive, plan, refresh]);
}
