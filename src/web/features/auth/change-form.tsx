import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '../../components/button.tsx';
import { NewPasswordFields } from '../../components/new-password-fields.tsx';
import { Notice } from '../../components/notice.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { TextButton } from '../../components/text-button.tsx';
import { showToast } from '../../components/toast-store.ts';
import { sentenceOf } from '../../lib/api.ts';
import { changePassword, cleanPassword } from '../../lib/auth.ts';
import { type SessionView, useSecurity } from '../../lib/security.ts';
import { signInOptionsQuery } from '../../lib/sign-in-options.ts';
import { useNewPassword } from '../../lib/use-new-password.ts';
import { useSendPassword } from '../../lib/use-send-password.ts';

/** For who is signed in: the password they have and a new one, because they have to or want to. */
export function ChangeForm({ session }: { session: SessionView }) {
  const navigate = useNavigate();
  const { refresh, signOut } = useSecurity();
  const options = useQuery(signInOptionsQuery).data;
  const fields = useNewPassword(options?.breachCheck ?? true);
  const [current, setCurrent] = useState('');
  const { busy, fault, send } = useSendPassword(fields);
  const { mustChangePassword } = session.user;
  const isWhole = cleanPassword(current) !== '' && fields.ready;

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

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy || !isWhole) return;
    void send(
      () => changePassword(current, fields.password),
      async () => {
        await refresh();
        showToast('Password changed', { description: 'Every other session of yours was signed out.' });
        await navigate('/welcome', { replace: true });
      },
    );
  }

  return (
    <form onSubmit={onSubmit} noValidate className="flex flex-col gap-5">
      <h1 className="text-4xl">Choose a new password</h1>
      {mustChangePassword && (
        <p className="text-ink-2">
          Before you go on: your password has to be changed, by rule or by request.
        </p>
      )}
      {fault && <Notice kind="error">{fault}</Notice>}
      <PasswordField
        label="Current password"
        showLabel
        required
        autoComplete="current-password"
        value={current}
        onChange={(event) => setCurrent(event.target.value)}
      />
      <NewPasswordFields fields={fields} />
      <Button look="primary" size="big" type="submit" disabled={!isWhole || busy}>
        {busy ? 'Saving' : 'Save the new password'}
      </Button>
      <TextButton
        className="self-start text-[13px]"
        onClick={() =>
          signOut('/auth').catch((error: unknown) =>
            showToast('Error', { description: sentenceOf(error), bad: true }),
          )
        }
      >
        Sign out instead
      </TextButton>
    </form>
  );
}
