import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ROLE_FACTS } from '../../../kernel/rules/roles.ts';
import { Button } from '../../components/elements/button.tsx';
import { Notice } from '../../components/elements/notice.tsx';
import { Spinner } from '../../components/elements/spinner.tsx';
import { keepPendingInvitation } from '../../lib/account/pending-invitation.ts';
import { type SessionView, useSecurity } from '../../lib/account/security.ts';
import { ApiError, call, errorSentence } from '../../lib/api/api.ts';
import { showToast } from '../../lib/toast-store.ts';
import { AuthFrame } from './auth-frame.tsx';
import type { Invitation } from './use-invitation.ts';

interface Props {
  invitation: Invitation;
  session: SessionView;
}

/** For who is signed in and was invited: to what, by whom, and the button that joins. */
export function InvitationPage({ invitation, session }: Props) {
  const { read, error, retry, forget } = invitation;
  const isOver = error instanceof ApiError && error.code === 'invitation_invalid';
  return (
    <AuthFrame>
      {error ? (
        <>
          <h1 className="text-4xl">This invitation cannot be used</h1>
          <Notice kind="error">{errorSentence(error)}</Notice>
          <div className="flex flex-wrap gap-2">
            {!isOver && (
              <Button look="primary" onClick={retry}>
                Try again
              </Button>
            )}
            <Button look={isOver ? 'primary' : 'plain'} onClick={forget}>
              Go on without it
            </Button>
          </div>
        </>
      ) : read ? (
        <Offer invitation={invitation} read={read} session={session} />
      ) : (
        <>
          <h1 className="sr-only">Invitation</h1>
          <Spinner label="Reading the invitation" />
        </>
      )}
    </AuthFrame>
  );
}

function Offer({ invitation, read, session }: Props & { read: NonNullable<Invitation['read']> }) {
  const { signOut } = useSecurity();
  const accept = useAccept(invitation.token, read.organization);
  const isTheirs = session.user.email?.toLowerCase() === read.email.toLowerCase();
  return (
    <>
      <h1 className="text-4xl">Join {read.organization}</h1>
      <p className="font-serif text-lg text-ink-2">
        {read.invitedBy ?? 'Somebody of it'} invites you to work there as {ROLE_FACTS[read.role].name}. What
        you made in your own workspace stays yours.
      </p>
      {accept.isError && <Notice kind="error">{errorSentence(accept.error)}</Notice>}
      {isTheirs ? (
        <div className="flex flex-wrap gap-2">
          <Button look="primary" size="big" disabled={accept.isPending} onClick={() => accept.mutate()}>
            {accept.isPending ? 'Joining' : 'Accept the invitation'}
          </Button>
          <Button size="big" onClick={invitation.forget}>
            Not now
          </Button>
        </div>
      ) : (
        <Notice
          kind="note"
          title="It is for another address"
          actions={
            <>
              <Button
                look="primary"
                onClick={() =>
                  signOut(`/auth#invitation=${encodeURIComponent(invitation.token)}`).catch(
                    (error: unknown) => showToast('Error', { description: errorSentence(error), bad: true }),
                  )
                }
              >
                Sign in as {read.email}
              </Button>
              <Button onClick={invitation.forget}>Not now</Button>
            </>
          }
        >
          The invitation was sent to {read.email}. You are signed in as{' '}
          {session.user.email ?? session.user.name}.
        </Notice>
      )}
    </>
  );
}

function useAccept(token: string, organization: string) {
  const { refresh } = useSecurity();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => call('acceptInvitation', { body: { token } }),
    async onSuccess() {
      keepPendingInvitation(undefined);
      await refresh();
      showToast('Welcome!', { description: `You work in ${organization} now.` });
      await navigate('/welcome', { replace: true });
    },
  });
}
