import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/elements/button.tsx';
import { Notice } from '../../components/elements/notice.tsx';
import { NewPasswordFields } from '../../components/fields/new-password-fields.tsx';
import { resetPassword } from '../../lib/account/auth.ts';
import { signInOptionsQuery } from '../../lib/account/sign-in-options.ts';
import { useNewPassword } from '../../lib/account/use-new-password.ts';
import { useSendPassword } from '../../lib/account/use-send-password.ts';
import { ApiError } from '../../lib/api/api.ts';
import { AskForReset } from './ask-for-reset.tsx';

/** Refusals that leave the link as good as it was. */
const LINK_STAYS_GOOD = [
  'password_breached',
  'password_too_weak',
  'password_used_before',
  'too_many_requests',
  'network',
  'internal',
  'database_unreachable',
  'shutting_down',
];

/** A new password, by the link of a message. */
export function ResetForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const options = useQuery(signInOptionsQuery).data;
  const fields = useNewPassword(options?.breachCheck ?? true);
  const [isRefused, setIsRefused] = useState(false);
  const { busy, fault, send } = useSendPassword(fields);
  if (isRefused) return <AskForReset refused />;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy || !fields.ready) return;
    void send(
      () => resetPassword(token, fields.password),
      () => navigate('/auth?reset=1', { replace: true }),
      (error) =>
        setIsRefused(
          error instanceof ApiError && error.status < 500 && !LINK_STAYS_GOOD.includes(error.code),
        ),
    );
  }

  return (
    <form onSubmit={onSubmit} noValidate className="flex flex-col gap-5">
      <h1 className="text-4xl">Choose a new password</h1>
      {fault && <Notice kind="error">{fault}</Notice>}
      <NewPasswordFields fields={fields} />
      <Button look="primary" size="big" type="submit" disabled={!fields.ready || busy}>
        {busy ? 'Saving' : 'Save the new password'}
      </Button>
    </form>
  );
}
