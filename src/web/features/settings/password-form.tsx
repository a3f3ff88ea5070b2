import { Button } from '../../components/elements/button.tsx';
import { PasswordChangeFields } from '../../components/fields/password-change-fields.tsx';
import { type SessionView, useSecurity } from '../../lib/account/security.ts';
import { usePasswordChange } from '../../lib/account/use-password-change.ts';
import { showToast } from '../../lib/toast-store.ts';
import { Block } from './block.tsx';
import { NoPassword } from './no-password.tsx';
import { useSessions } from './use-sessions.ts';

export function PasswordForm({ session }: { session: SessionView }) {
  const { refresh } = useSecurity();
  const { refetch } = useSessions();
  const change = usePasswordChange(async () => {
    change.clear();
    showToast('Password changed', { description: 'Every other session of yours was signed out.' });
    await Promise.all([refresh(), refetch()]);
  }, 'Error');
  if (!session.hasPassword)
    return (
      <Block title="Password">
        <NoPassword />
      </Block>
    );
  return (
    <Block title="Password" lead="Changing it signs you out everywhere else.">
      <form onSubmit={change.submit} noValidate className="flex max-w-md flex-col gap-4">
        <PasswordChangeFields change={change} />
        <Button type="submit" className="self-start" disabled={!change.ready}>
          {change.busy ? 'Saving' : 'Change the password'}
        </Button>
      </form>
    </Block>
  );
}
