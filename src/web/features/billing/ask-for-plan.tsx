import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { Section } from '../../components/section.tsx';
import { showToast } from '../../components/toast-store.ts';
import { call, sentenceOf } from '../../lib/api.ts';
import { ownProfileQuery } from './own-profile-query.ts';
import { PLANS, type PlanName, planLabel } from './plans.ts';

interface Props {
  /** The plan one has. */
  current: string | null;
  /** The plan one asked for and nobody has settled yet. */
  requested: PlanName | null;
}

/** Plans are granted by who runs the server; one asks for them here. */
export function AskForPlan({ current, requested }: Props) {
  const ask = useAsk();
  return (
    <Section
      ruled
      title={current ? 'Another plan' : 'Get a plan'}
      lead="Nothing is charged here: the administrators of this server see what you ask for and grant it."
    >
      {requested && (
        <Notice kind="note" className="mb-5" title={`You asked for the plan ${planLabel(requested)}`}>
          It is with the administrators of this server. As soon as they grant it, it stands here and your
          pages open by themselves. Asking for another plan replaces it.
        </Notice>
      )}
      <ul>
        {PLANS.map(({ name, label, price, holds }) => (
          <li key={name} className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line py-4">
            <div className="min-w-0 grow basis-72">
              <h3 className="text-lg">{label}</h3>
              <p className="text-ink-2">{holds}</p>
              <p className="text-[13px] text-ink-3">{price}</p>
            </div>
            <div className="flex flex-wrap items-center gap-3">
              {name === 'business' && <ButtonLink to="/contact">Contact Sales</ButtonLink>}
              {name === current ? (
                <span className="text-ink-3">Your plan</span>
              ) : name === requested ? (
                <span className="text-ink-3">Asked for</span>
              ) : (
                <Button disabled={ask.isPending} onClick={() => ask.mutate(name)}>
                  Ask for {label}
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
      showToast(`Asked for the plan ${planLabel(plan)}.`, {
        description: 'The administrators of this server see it now.',
      }),
    onError: (error) => showToast(sentenceOf(error), { bad: true }),
    onSettled: () => client.invalidateQueries({ queryKey: ownProfileQuery.queryKey }),
  });
}
