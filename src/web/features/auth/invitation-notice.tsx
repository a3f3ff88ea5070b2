import { ROLE_FACTS } from '../../../kernel/rules/roles.ts';
import { Button } from '../../components/elements/button.tsx';
import { Notice } from '../../components/elements/notice.tsx';
import { Spinner } from '../../components/elements/spinner.tsx';
import { TextButton } from '../../components/elements/text-button.tsx';
import { ApiError, errorSentence } from '../../lib/api/api.ts';
import type { Invitation } from './use-invitation.ts';

/** Above the forms: what signing in or up will lead to. */
export function InvitationNotice({ invitation }: { invitation: Invitation }) {
  const { read, error, retry, forget } = invitation;
  if (error)
    return (
      <Notice
        kind="error"
        title="This invitation cannot be used"
        actions={
          <>
            {!(error instanceof ApiError && error.code === 'invitation_invalid') && (
              <Button size="small" onClick={retry}>
                Try again
              </Button>
            )}
            <Button size="small" onClick={forget}>
              Go on without it
            </Button>
          </>
        }
      >
        {errorSentence(error)}
      </Notice>
    );
  if (!read) return <Spinner label="Reading the invitation" />;
  return (
    <section aria-label="Invitation" className="border-l-2 border-v2 py-1 pl-4">
      <p className="font-serif text-xl leading-snug">
        {read.invitedBy ?? 'Somebody'} invites you to{' '}
        <strong className="font-medium">{read.organization}</strong>
      </p>
      <p className="mt-1 text-ink-2">
        As {ROLE_FACTS[read.role].name}. Sign in as <span className="font-medium text-ink">{read.email}</span>
        , or sign up with this address; then you can accept.
      </p>
      <TextButton className="mt-1 text-[13px]" onClick={forget}>
        Go on without it
      </TextButton>
    </section>
  );
}
