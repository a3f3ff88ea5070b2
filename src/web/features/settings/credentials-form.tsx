import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../components/elements/button.tsx';
import { Notice } from '../../components/elements/notice.tsx';
import { EmailField } from '../../components/fields/email-field.tsx';
import { NewPasswordFields } from '../../components/fields/new-password-fields.tsx';
import { cleanEmail, cleanPassword } from '../../lib/account/auth.ts';
import { type SessionView, useSecurity } from '../../lib/account/security.ts';
import { signInOptionsQuery } from '../../lib/account/sign-in-options.ts';
import { useNewPassword } from '../../lib/account/use-new-password.ts';
import { useSendPassword } from '../../lib/account/use-send-password.ts';
import { call } from '../../lib/api/api.ts';
import { showToast } from '../../lib/toast-store.ts';
import { Block } from './block.tsx';
import { useReauthentication } from './use-reauthentication.tsx';

/** For who came by a link or an identity provider: an address and a password to sign in with. */
export function CredentialsForm({ session }: { session: SessionView }) {
  const options = useQuery(signInOptionsQuery).data;
  const { refresh } = useSecurity();
  const [email, setEmail] = useState(session.user.email ?? '');
  const fields = useNewPassword(options?.breachCheck ?? true);
  const { run, dialog } = useReauthentication(session);
  const { busy, fault, send } = useSendPassword(fields, 'Error');
  const isWhole = cleanEmail(email) !== '' && fields.ready;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isWhole || busy) return;
    void send(
      async () => {
        const body = { email: cleanEmail(email), password: cleanPassword(fields.password) };
        await run(() => call('setCredentials', { body }));
      },
      async () => {
        showToast('You can sign in with a password now');
        await refresh();
      },
    );
  }

  return (
    <Block
      title="Email and password"
      lead={
        session.user.ssoProvider
          ? 'You sign in by an identity provider. With a password you can sign in without it as well.'
          : 'You came by a link, which works once. With an email address and a password you can sign in at any time.'
      }
    >
      <form onSubmit={onSubmit} noValidate className="flex max-w-md flex-col gap-4">
        {fault && <Notice kind="error">{fault}</Notice>}
        <EmailField
          readOnly={session.user.ssoProvider !== null && session.user.email !== null}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <NewPasswordFields fields={fields} />
        <Button type="submit" look="primary" className="self-start" disabled={!isWhole || busy}>
          {busy ? 'Saving' : 'Save email and password'}
        </Button>
      </form>
      {dialog}
    </Block>
  );
}
