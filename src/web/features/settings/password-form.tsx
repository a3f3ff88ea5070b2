import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { NewPasswordFields } from '../../components/new-password-fields.tsx';
import { Notice } from '../../components/notice.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { showToast } from '../../components/toast-store.ts';
import { changePassword, cleanPassword } from '../../lib/auth.ts';
import { type SessionView, useSecurity } from '../../lib/security.ts';
import { signInOptionsQuery } from '../../lib/sign-in-options.ts';
import { useNewPassword } from '../../lib/use-new-password.ts';
import { useSendPassword } from '../../lib/use-send-password.ts';
import { Block } from './block.tsx';
import { NoPassword } from './no-password.tsx';
import { useSessions } from './use-sessions.ts';

export function PasswordForm({ session }: { session: SessionView }) {
  const options = useQuery(signInOptionsQuery).data;
  const { refresh } = useSecurity();
  const { refetch } = useSessions();
  const [current, setCurrent] = useState('');
  const fields = useNewPassword(options?.breachCheck ?? true);
  const { busy, fault, send } = useSendPassword(fields, 'Error');
  const isWhole = cleanPassword(current) !== '' && fields.ready;
  if (!session.hasPassword)
    return (
      <Block title="Password">
        <NoPassword />
      </Block>
    );

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isWhole || busy) return;
    void send(
      () => changePassword(current, fields.password),
      async () => {
        setCurrent('');
        fields.clear();
        showToast('Password changed', { description: 'Every other session of yours was signed out.' });
        await Promise.all([refresh(), refetch()]);
      },
    );
  }

  return (
    <Block title="Password" lead="Changing it signs you out everywhere else.">
      <form onSubmit={onSubmit} noValidate className="flex max-w-md flex-col gap-4">
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
        <Button type="submit" className="self-start" disabled={!isWhole || busy}>
          {busy ? 'Saving' : 'Change the password'}
        </Button>
      </form>
    </Block>
  );
}
