import { Navigate, useLocation } from 'react-router';
import { Button } from '../../components/elements/button.tsx';
import { Notice } from '../../components/elements/notice.tsx';
import { Spinner } from '../../components/elements/spinner.tsx';
import { useSecurity } from '../../lib/account/security.ts';
import { errorSentence } from '../../lib/api/api.ts';
import { usePageMeta } from '../../lib/browser/page-meta.ts';
import { AuthForms } from './auth-forms.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { InvitationPage } from './invitation-page.tsx';
import { LinkSignInPage } from './link-sign-in.tsx';
import { UndoEmailPage } from './undo-email-page.tsx';
import { useHashToken } from './use-hash-token.ts';
import { useInvitation } from './use-invitation.ts';
import { useLinkSignIn } from './use-link-sign-in.ts';

/** /auth: sign in, sign up, and where one-time links and invitations lead. */
export default function AuthPage() {
  usePageMeta({
    title: 'Sign in',
    description: 'Sign in to Afterword, or create an account to turn your notes into conversations.',
    path: '/auth',
  });
  const { status, session, error, refresh } = useSecurity();
  const { state } = useLocation();
  const link = useLinkSignIn();
  const invitation = useInvitation();
  const undo = useHashToken('undo');

  if (undo) return <UndoEmailPage token={undo} />;
  if (link.at !== 'none') return <LinkSignInPage link={link} />;
  if (session && invitation) return <InvitationPage invitation={invitation} session={session} />;
  if (session)
    return (
      <Navigate
        to={session.user.mustChangePassword ? '/reset-password' : (sentTo(state) ?? '/welcome')}
        replace
        state={state}
      />
    );
  return (
    <AuthFrame>
      {status === 'loading' ? (
        <>
          <h1 className="sr-only">Sign in</h1>
          <Spinner />
        </>
      ) : status === 'failed' ? (
        <>
          <h1 className="text-4xl">The server does not answer</h1>
          <Notice kind="error" actions={<Button onClick={() => void refresh()}>Try again</Button>}>
            {errorSentence(error)}
          </Notice>
        </>
      ) : (
        <AuthForms invitation={invitation} />
      )}
    </AuthFrame>
  );
}

/** Whoever came by the mail of an approval goes on to it; everybody else lands on /welcome (specification 2.17). */
function sentTo(state: unknown): string | undefined {
  const from = (state as { from?: string } | null)?.from;
  return from?.startsWith('/approvals?link=') ? from : undefined;
}
