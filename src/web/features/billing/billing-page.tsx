import { useQuery } from '@tanstack/react-query';
import { SkeletonBlock } from '../../components/elements/skeleton.tsx';
import { PageFrame } from '../../components/page/page-frame.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { Section } from '../../components/page/section.tsx';
import { planQuery } from '../../lib/account/plan-query.ts';
import { useSecurity } from '../../lib/account/security.ts';
import { usePageMeta } from '../../lib/browser/page-meta.ts';
import { AskForPlan } from './ask-for-plan.tsx';
import { describeSubscription, type SubscriptionFacts } from './subscription-facts.ts';

/** The subscription as it stands, and how to get another. */
export default function BillingPage() {
  usePageMeta({
    title: 'Billing',
    description: 'Your plan, where it comes from, and how to get another one.',
  });
  const { session, isPlatformAdmin } = useSecurity();
  const profile = useQuery(planQuery);
  const organization = session && !session.organization.personal ? session.organization.name : undefined;
  return (
    <PageFrame width="text" title="Billing" lead="Your plan as it stands, and how to get another one.">
      <QueryState
        query={profile}
        name="Your plan"
        loading={<SkeletonBlock label="Loading your plan" height={240} />}
      >
        {(known) => (
          <>
            <Section ruled title="Your plan">
              <PlanFacts facts={describeSubscription(known, { isPlatformAdmin, organization })} />
            </Section>
            <AskForPlan current={known.subscription_plan} requested={known.requestedPlan} />
          </>
        )}
      </QueryState>
    </PageFrame>
  );
}

function PlanFacts({ facts: { plan, status, source } }: { facts: SubscriptionFacts }) {
  const bad = status === 'Payment overdue' || status === 'Canceled';
  return (
    <>
      <dl className="flex flex-wrap gap-x-12 gap-y-4">
        <div>
          <dt className="text-[13px] text-ink-3">Plan</dt>
          <dd className="font-serif text-2xl">{plan ?? 'None'}</dd>
        </div>
        <div>
          <dt className="text-[13px] text-ink-3">Status</dt>
          <dd className={bad ? 'font-serif text-2xl text-bad' : 'font-serif text-2xl'}>{status}</dd>
        </div>
      </dl>
      <p className="mt-4 max-w-[62ch] text-ink-2">{source}</p>
    </>
  );
}
