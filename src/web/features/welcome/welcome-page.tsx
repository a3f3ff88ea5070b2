import { useState } from 'react';
import { Navigate } from 'react-router';
import { PLAN_NAMES, type PlanName } from '../../../kernel/rules/plans.ts';
import { Button } from '../../components/elements/button.tsx';
import { Notice } from '../../components/elements/notice.tsx';
import { Spinner } from '../../components/elements/spinner.tsx';
import { readPendingInvitation } from '../../lib/account/pending-invitation.ts';
import { type SessionView, useSecurity } from '../../lib/account/security.ts';
import { errorSentence } from '../../lib/api/api.ts';
import { usePageMeta } from '../../lib/browser/page-meta.ts';
import { OwnSample } from './own-sample.tsx';
import { PlanColumn } from './plan-column.tsx';
import { usePlan } from './use-plan.ts';
import { WelcomeHeader } from './welcome-header.tsx';
import { WelcomeIntro } from './welcome-intro.tsx';

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
              {errorSentence(error)}
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
      <WelcomeIntro session={session} isActive={isActive} current={current} requested={requested} />
      {session && <OwnSample />}
      <div className="mt-10 grid grid-cols-1 border-line wide:grid-cols-3 wide:border-t">
        {PLAN_NAMES.map((name) => (
          <PlanColumn
            key={name}
            name={name}
            state={stateOf(name)}
            isNext={name === PLAN_NAMES[0] && !isIn && !requested}
            busy={ask.isPending}
            onChoose={() => ask.mutate(name)}
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
