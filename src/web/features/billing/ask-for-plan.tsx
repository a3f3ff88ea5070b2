import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { offerLine } from '../../../kernel/rules/billing/offers.ts';
import { PLANS, type PlanName } from '../../../kernel/rules/plans.ts';
import { Button, ButtonLink } from '../../components/elements/button.tsx';
import { Notice } from '../../components/elements/notice.tsx';
import { Section } from '../../components/page/section.tsx';
import { offersQuery } from '../../lib/account/offers-query.ts';
import { planQuery } from '../../lib/account/plan-query.ts';
import { call, errorSentence } from '../../lib/api/api.ts';
import { showToast } from '../../lib/toast-store.ts';

interface Props {
  /** The plan one has. */
  current: string | null;
  /** The plan one asked for and nobody has settled yet. */
  requested: PlanName | null;
}

/** Plans are granted by who runs the server; one asks for them here. */
export function AskForPlan({ current, requested }: Props) {
  const ask = useAsk();
  const offers = useQuery(offersQuery).data?.offers ?? [];
  return (
    <Section
      ruled
      title={current ? 'Another plan' : 'Get a plan'}
      lead="Nothing is charged here: the administrators of this server see what you ask for and grant it."
    >
      {requested && (
        <Notice kind="note" className="mb-5" title={`You asked for the ${PLANS[requested].label} plan`}>
          It is with the administrators of this server. As soon as they grant it, it stands here and your
          pages open by themselves. Asking for another plan replaces it.
        </Notice>
      )}
      <ul>
        {offers.map(({ name, ...offer }) => (
          <li key={name} className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line py-4">
            <div className="min-w-0 grow basis-72">
              <h3 className="text-lg">{PLANS[name].label}</h3>
              <p className="text-ink-2">{offer.lead}</p>
              <p className="text-[13px] text-ink-3">{offerLine({ ...offer, name })}</p>
            </div>
            <div className="flex flex-wrap items-center gap-3">
              {name === 'business' && (
                <ButtonLink to="/contact" reloadDocument>
                  Contact Sales
                </ButtonLink>
              )}
              {name === current ? (
                <span className="text-ink-3">Your plan</span>
              ) : name === requested ? (
                <span className="text-ink-3">Asked for</span>
              ) : (
                <Button disabled={ask.isPending} onClick={() => ask.mutate(name)}>
                  Ask for {PLANS[name].label}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function useAsk() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (plan: PlanName) => call('requestPlan', { body: { plan } }),
    onSuccess: ({ plan }) =>
      showToast(`You asked for the ${PLANS[plan].label} plan`, {
        description: 'The administrators of this server are notified.',
      }),
    onError: (error) => showToast(errorSentence(error), { bad: true }),
    onSettled: () => client.invalidateQueries({ queryKey: planQuery.queryKey }),
  });
}
