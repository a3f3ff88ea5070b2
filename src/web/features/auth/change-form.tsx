import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '../../components/elements/button.tsx';
import { TextButton } from '../../components/elements/text-button.tsx';
import { PasswordChangeFields } from '../../components/fields/password-change-fields.tsx';
import { type SessionView, useSecurity } from '../../lib/account/security.ts';
import { usePasswordChange } from '../../lib/account/use-password-change.ts';
import { errorSentence } from '../../lib/api/api.ts';
import { showToast } from '../../lib/toast-store.ts';

/** For who is signed in: the password they have and a new one, because they have to or want to. */
export function ChangeForm({ session }: { session: SessionView }) {
  const navigate = useNavigate();
  const { refresh, signOut } = useSecurity();
  const change = usePasswordChange(async () => {
    await refresh();
    showToast('Password changed', { description: 'Every other session of yours was signed out.' });
    await navigate('/welcome', { replace: true });
  });

  if (!session.hasPassword)
    return (
      <>
        <h1 className="text-4xl">You have no password yet</h1>
        <p className="text-ink-2">
          You came by a link or an identity provider. In the settings you can set one.
        </p>
        <ButtonLink to="/settings#profile" look="primary" size="big" className="self-start">
          Open the settings
        </ButtonLink>
      </>
    );

  return (
    <form onSubmit={change.submit} noValidate className="flex flex-col gap-5">
      <h1 className="text-4xl">Choose a new password</h1>
      {session.user.mustChangePassword && (
        <p className="text-ink-2">
          Before you go on: your password has to be changed, by rule or by request.
        </p>
      )}
      <PasswordChangeFields change={change} />
      <Button look="primary" size="big" type="submit" disabled={!change.ready}>
        {change.busy ? 'Saving' : 'Save the new password'}
      </Button>
      <TextButton
        className="self-start text-[13px]"
        onClick={() =>
          signOut('/auth').catch((error: unknown) =>
            showToast('Error', { description: errorSentence(error), bad: true }),
          )
        }
      >
        Sign out instead
      </TextButton>
    </form>
  );
}
