import { useLocation } from 'react-router';
import { PLANS, type PlanName, planLabel, SEAT_PLAN } from '../../../kernel/rules/plans.ts';
import { startPath } from '../../../kernel/rules/side-menu.ts';
import { ButtonLink } from '../../components/elements/button.tsx';
import { type SessionView, useSecurity } from '../../lib/account/security.ts';

interface Props {
  session: SessionView | undefined;
  isActive: boolean;
  current: string | null;
  requested: PlanName | null;
}

/** What this page is for whoever sees it: a stranger, somebody with a plan, or on the way to one. */
export function WelcomeIntro({ session, isActive, current, requested }: Props) {
  const { roles, isPlatformAdmin, view } = useSecurity();
  const { state } = useLocation();
  const from = (state as { from?: string } | null)?.from;
  const first = session?.user.name.split(' ')[0];
  if (!session)
    return (
      <div className="max-w-2xl">
        <h1 className="text-5xl">Choose your plan</h1>
        <p className="mt-4 font-serif text-xl text-ink-2">
          Make an account first; then choose what fits what you make.
        </p>
      </div>
    );
  if (isActive || isPlatformAdmin)
    return (
      <div className="max-w-2xl">
        <h1 className="text-5xl">Welcome, {first}</h1>
        <p className="mt-4 font-serif text-xl text-ink-2">{describePlan(current, isPlatformAdmin)}</p>
        <div className="mt-6 flex flex-wrap gap-2">
          <ButtonLink to={startPath({ roles, isPlatformAdmin, view })} look="primary" size="big">
            Go to your dashboard
          </ButtonLink>
          {from && (
            <ButtonLink to={from} size="big">
              Go on where you were
            </ButtonLink>
          )}
        </div>
      </div>
    );
  return (
    <div className="max-w-2xl">
      <h1 className="text-5xl">Welcome, {first}</h1>
      {requested ? (
        <p role="status" className="mt-4 font-serif text-xl text-ink-2">
          You asked for the {PLANS[requested].label} plan. The administrators of this server are notified;
          this page goes on by itself once they grant it.
        </p>
      ) : (
        <p className="mt-4 font-serif text-xl text-ink-2">Choose a plan to begin.</p>
      )}
    </div>
  );
}

function describePlan(plan: string | null, isPlatformAdmin: boolean): string {
  if (plan === SEAT_PLAN) return 'You work under the plan of your organization.';
  if (plan) return `You have the ${planLabel(plan)} plan.`;
  if (isPlatformAdmin) return 'You administer this server; everything is open to you.';
  return 'Your subscription is active.';
}
