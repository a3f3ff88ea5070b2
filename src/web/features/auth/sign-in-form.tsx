import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '../../components/elements/button.tsx';
import { Notice } from '../../components/elements/notice.tsx';
import { TextButton } from '../../components/elements/text-button.tsx';
import { PasswordField } from '../../components/fields/password-field.tsx';
import { MailHint } from '../../components/page/mail-hint.tsx';
import { ResendVerification } from '../../components/page/resend-verification.tsx';
import { cleanEmail, cleanPassword } from '../../lib/account/auth.ts';
import { spokenClock } from '../../lib/wording/format.ts';
import { ForgetfulEmailField } from './forgetful-email-field.tsx';
import { useForgotPassword } from './use-forgot-password.ts';
import type { SignIn } from './use-sign-in.ts';

interface Props {
  email: string;
  setEmail: (email: string) => void;
  signIn: SignIn;
}

export function SignInForm({ email, setEmail, signIn }: Props) {
  const [password, setPassword] = useState('');
  const { state, submit, reset } = signIn;
  const forgot = useForgotPassword(email);
  const busy = state.at === 'submitting' || state.at === 'success';
  const isLocked =
    state.at === 'error' && state.lockedUntil !== undefined && state.email === cleanEmail(email);
  const isEmpty = cleanEmail(email) === '' || cleanPassword(password) === '';

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isEmpty && !busy && !isLocked) void submit(email, password);
  }

  return (
    <form onSubmit={onSubmit} noValidate className="flex flex-col gap-4" aria-busy={busy}>
      {state.at === 'error' && (
        <div className="flex flex-col gap-2">
          <Notice kind="error">{state.sentence}</Notice>
          {isLocked && <LockedLine until={state.lockedUntil ?? 0} onOver={reset} />}
          {state.code === 'email_not_verified' && (
            <div className="pl-4">
              <ResendVerification email={state.email} />
            </div>
          )}
        </div>
      )}
      <ForgetfulEmailField email={email} setEmail={setEmail} forgot={forgot} />
      <PasswordField
        label="Password"
        showLabel
        required
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div className="-mt-1.5 flex flex-col gap-2 text-[13px]">
        <TextButton className="self-end" disabled={forgot.busy} onClick={() => void forgot.ask()}>
          Forgot password?
        </TextButton>
        {forgot.sentTo && (
          <div role="status" className="text-ink-2">
            If {forgot.sentTo} has an account, a message with a link to choose a new password is on its way.
            <MailHint />
          </div>
        )}
      </div>
      <Button look="primary" size="big" type="submit" disabled={isEmpty || busy || isLocked}>
        {busy ? 'Signing in' : 'Sign In'}
      </Button>
    </form>
  );
}

/** Counts the seconds until signing in may be tried again. */
function LockedLine({ until, onOver }: { until: number; onOver: () => void }) {
  const [now, setNow] = useState(() => Date.now());
  const over = now >= until;
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (over) onOver();
  }, [over, onOver]);
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  return (
    <p role="timer" className="text-ink-2">
      You can try again in <span className="font-medium text-ink">{spokenClock(seconds * 1000)}</span>.
    </p>
  );
}
