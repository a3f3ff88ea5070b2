import { useQuery } from '@tanstack/react-query';
import { dollars, type Period } from '../../../kernel/rules/billing/offers.ts';
import { PLANS, type PlanName } from '../../../kernel/rules/plans.ts';
import { Button } from '../../components/elements/button.tsx';
import { Spinner } from '../../components/elements/spinner.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { call } from '../../lib/api/api.ts';
import { day, useBillingChange } from './billing-query.ts';

interface Props {
  wanted: { plan: PlanName; period: Period };
  onClose: () => void;
}

/** What a change costs, said before it is made. */
export function ChangeDialog({ wanted, onClose }: Props) {
  const { plan, period } = wanted;
  const preview = useQuery({
    queryKey: ['plan-change', plan, period],
    queryFn: ({ signal }) => call('previewPlanChange', { body: wanted, signal }),
    staleTime: 0,
    gcTime: 0,
  });
  const change = useBillingChange(
    () => call('changeSubscription', { body: wanted }),
    `You have the ${PLANS[plan].label} plan now.`,
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Change to ${PLANS[plan].label}, by the ${period}`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            disabled={!preview.data || change.isPending}
            onClick={() => change.mutate(undefined, { onSuccess: onClose })}
          >
            Change the plan
          </Button>
        </>
      }
    >
      <QueryState query={preview} name="What it costs" loading={<Spinner />}>
        {({ dueCents, nextCents, nextAt }) => (
          <dl className="grid grid-cols-1 gap-x-6 sm:grid-cols-[112px_minmax(0,1fr)] [&>dt]:text-ink-3">
            <dt>Now</dt>
            <dd>{dueCents >= 0 ? `${dollars(dueCents)} is charged` : `${dollars(-dueCents)} is credited`}</dd>
            <dt>Then</dt>
            <dd>
              {dollars(nextCents)} each {period}, next on {day(nextAt)}
            </dd>
          </dl>
        )}
      </QueryState>
    </Dialog>
  );
}
