import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { startPath } from '../../../kernel/rules/side-menu.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { sentenceOf } from '../../lib/api.ts';
import { usePageMeta } from '../../lib/page-meta.ts';
import { readPendingInvitation } from '../../lib/pending-invitation.ts';
import { type SessionView, useSecurity } from '../../lib/security.ts';
import { PlanColumn } from './plan-column.tsx';
import { PLANS, type PlanName, planTitle } from './plans.ts';
import { usePlan } from './use-plan.ts';
import { WelcomeHeader } from './welcome-header.tsx';

/** Of members whose organization has a plan. */
const TEAM_PLAN = 'team';

/** /welcome: where people land once they are signed in, and where a plan is chosen. */
export default function WelcomePage() {
  usePageMeta({
    title: 'Welcome',
    description: 'Choose a plan: for students and creators from $24.99/month, for businesses on request.',
    path: '/welcome',
  });
  const { status, session, error, refresh } = useSecurity();
  const [invited] = useState(() => readPendingInvitation() !== undefined);
  if (session && invited) return <Navigate to="/auth" replace />;
  if (session?.user.mustChangePassword) return <Navigate to="/reset-password" replace />;
  return (
    <div className="flex min-h-dvh flex-col">
      <WelcomeHeader />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-5xl px-5 py-10 outline-none sm:px-8">
        {status === 'loading' ? (
          <>
            <h1 className="sr-only">Welcome</h1>
            <Spinner />
          </>
        ) : status === 'failed' ? (
          <>
            <h1 className="mb-5 text-4xl">The server does not answer</h1>
            <Notice kind="error" actions={<Button onClick={() => void refresh()}>Try again</Button>}>
              {sentenceOf(error)}
            </Notice>
          </>
        ) : (
          <Plans session={session} />
        )}
      </main>
    </div>
  );
}

function Plans({ session }: { session: SessionView | undefined }) {
  const { isActive, current, requested, ask } = usePlan();
  const { isPlatformAdmin } = useSecurity();
  const isIn = isActive || isPlatformAdmin;
  const stateOf = (name: PlanName) => {
    if (!session) return 'stranger';
    if (isActive && current === name) return 'current';
    return requested === name ? 'asked' : 'open';
  };
  return (
    <>
      <Intro {...{ session, isActive, current, requested }} />
      <div className="mt-10 grid grid-cols-1 border-line wide:grid-cols-3 wide:border-t">
        {PLANS.map((plan) => (
          <PlanColumn
            key={plan.name}
            plan={plan}
            state={stateOf(plan.name)}
            isNext={plan.name === 'student' && !isIn && !requested}
            busy={ask.isPending}
            onChoose={() => ask.mutate(plan.name)}
          />
        ))}
      </div>
      <div className="border-t border-line pt-6">
        <p className="max-w-[62ch] text-ink-3">
          Nothing is charged on this page. Whoever runs this server grants plans, and is told when you ask for
          one.
        </p>
      </div>
    </>
  );
}

interface IntroProps {
  session: SessionView | undefined;
  isActive: boolean;
  current: string | null;
  requested: PlanName | null;
}

/** What this page is for whoever sees it: a stranger, somebody with a plan, or on the way to one. */
function Intro({ session, isActive, current, requested }: IntroProps) {
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
        <p className="mt-4 font-serif text-xl text-ink-2">{standing(current, isPlatformAdmin)}</p>
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
          You asked for the {planTitle(requested)} plan. The administrators of this server have been told;
          this page goes on by itself once they have granted it.
        </p>
      ) : (
        <p className="mt-4 font-serif text-xl text-ink-2">Choose a plan to begin.</p>
      )}
    </div>
  );
}

function standing(plan: string | null, isPlatformAdmin: boolean): string {
  if (plan === TEAM_PLAN) return 'You work under the plan of your organization.';
  if (plan) return `You have the ${planTitle(plan)} plan.`;
  if (isPlatformAdmin) return 'You administer this server; everything is open to you.';
  return 'Your subscription is active.';
}
