import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CODE_DIGITS } from '../../../kernel/rules/password.ts';
import { Button } from '../../components/elements/button.tsx';
import { Notice } from '../../components/elements/notice.tsx';
import { TextButton } from '../../components/elements/text-button.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { verifySecondFactor } from '../../lib/account/auth.ts';
import { ApiError } from '../../lib/api/api.ts';
import { showToast } from '../../lib/toast-store.ts';
import { signInFailure } from './messages.ts';
import type { SignIn } from './use-sign-in.ts';

/** The second step: six digits of the app, or a recovery code where the app is not at hand. */
export function CodeForm({ signIn, email }: { signIn: SignIn; email: string }) {
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind of code is another field
  useEffect(() => field.current?.focus(), [kind]);
  const isWhole = kind === 'app' ? code.replace(/\D/g, '').length === CODE_DIGITS : code.trim() !== '';

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isWhole || busy) return;
    setBusy(true);
    setFault(undefined);
    try {
      await verifySecondFactor(kind, code);
      await signIn.finish();
    } catch (error) {
      // It took too long, or too many codes were wrong: the password is asked for again.
      if (error instanceof ApiError && error.code === 'not_signed_in') return signIn.fail(error, email);
      const { title, description } = signInFailure(error);
      showToast(title, { description, bad: true });
      setFault(description);
      setBusy(false);
    }
  }

  return (
    <form onSubmit={(event) => void onSubmit(event)} noValidate className="flex flex-col gap-4">
      <p className="text-ink-2">
        {kind === 'app'
          ? 'Enter the six digits that your authenticator app shows for Afterword.'
          : 'Enter one of the recovery codes you kept. Each works once.'}
      </p>
      {fault && <Notice kind="error">{fault}</Notice>}
      <TextField
        ref={field}
        label={kind === 'app' ? 'Six-digit code' : 'Recovery code'}
        showLabel
        autoComplete="one-time-code"
        autoCapitalize="none"
        inputMode={kind === 'app' ? 'numeric' : 'text'}
        maxLength={kind === 'app' ? 7 : 64}
        className="font-mono tracking-[0.2em]"
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button look="primary" size="big" type="submit" disabled={!isWhole || busy}>
        {busy ? 'Signing in' : 'Sign In'}
      </Button>
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-[13px]">
        <TextButton
          onClick={() => {
            setCode('');
            setFault(undefined);
            setKind(kind === 'app' ? 'recovery' : 'app');
          }}
        >
          {kind === 'app' ? 'Use a recovery code' : 'Use the app instead'}
        </TextButton>
        <TextButton onClick={signIn.reset}>Back to the password</TextButton>
      </div>
    </form>
  );
}
