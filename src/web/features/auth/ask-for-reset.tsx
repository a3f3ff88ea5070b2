import { type FormEvent, useState } from 'react';
import { Button, ButtonLink } from '../../components/elements/button.tsx';
import { Notice } from '../../components/elements/notice.tsx';
import { MailHint } from '../../components/page/mail-hint.tsx';
import { ForgetfulEmailField } from './forgetful-email-field.tsx';
import { useForgotPassword } from './use-forgot-password.ts';

/** Asks for the message with a link; `refused`: the link at hand does not work. */
export function AskForReset({ refused = false }: { refused?: boolean }) {
  const [email, setEmail] = useState('');
  const forgot = useForgotPassword(email);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!forgot.busy) void forgot.ask();
  }

  return (
    <form onSubmit={onSubmit} noValidate className="flex flex-col gap-5">
      <h1 className="text-4xl">{refused ? 'This link no longer works' : 'Reset your password'}</h1>
      {refused && (
        <Notice kind="error">
          It was used already, is too old, or was not copied whole. Ask for a new one.
        </Notice>
      )}
      {forgot.sentTo ? (
        <div role="status">
          <Notice kind="note" title="Look in your inbox">
            If {forgot.sentTo} has an account, a message with a link to choose a new password is on its way.
            <MailHint />
          </Notice>
        </div>
      ) : (
        <>
          <ForgetfulEmailField email={email} setEmail={setEmail} forgot={forgot} />
          <Button look="primary" size="big" type="submit" disabled={email.trim() === '' || forgot.busy}>
            {forgot.busy ? 'Sending' : 'Send the reset email'}
          </Button>
        </>
      )}
      <ButtonLink to="/auth" look="quiet" className="-ml-3.5 self-start">
        Back to sign in
      </ButtonLink>
    </form>
  );
}
