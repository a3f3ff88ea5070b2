import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { CODE_DIGITS } from '../../../kernel/rules/password.ts';
import { Button } from '../../components/elements/button.tsx';
import { TextButton } from '../../components/elements/text-button.tsx';
import { PasswordField } from '../../components/fields/password-field.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { reauthenticate } from '../../lib/account/auth.ts';
import type { SessionView } from '../../lib/account/security.ts';
import { errorSentence } from '../../lib/api/api.ts';
import { SignInAgain } from './sign-in-again.tsx';

interface Props {
  session: SessionView;
  onDone: () => void;
  onClose: () => void;
}

/** The password, or a code where there is a second factor; who has neither signs in again. */
export function ReauthenticationDialog(props: Props) {
  const { session, onClose } = props;
  if (session.hasPassword || session.user.mfaEnabled) return <ReauthenticationForm {...props} />;
  return (
    <Dialog open onClose={onClose} title="Is it you?" actions={<Button onClick={onClose}>Cancel</Button>}>
      <SignInAgain session={session} />
    </Dialog>
  );
}

function ReauthenticationForm({ session, onDone, onClose }: Props) {
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<'password' | 'code'>(session.hasPassword ? 'password' : 'code');
  const [typed, setTyped] = useState('');
  const work = useMutation({
    mutationFn: () => reauthenticate(kind, typed),
    onSuccess: onDone,
    onError: () => field.current?.focus(),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another way is another field
  useEffect(() => field.current?.focus(), [kind]);
  const isWhole = kind === 'password' ? typed.trim() !== '' : typed.replace(/\D/g, '').length === CODE_DIGITS;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isWhole && !work.isPending) work.mutate();
  }

  function type(text: string): void {
    work.reset();
    setTyped(text);
  }

  const fault = work.isError ? errorSentence(work.error) : undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Is it you?"
      description="This changes your account or takes data out of it, so it asks once more who you are. It asks again after ten minutes."
      initialFocus={field}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={form} disabled={!isWhole || work.isPending}>
            {work.isPending ? 'Checking' : 'Continue'}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={onSubmit} noValidate className="flex flex-col items-start gap-3">
        <div className="w-full">
          {kind === 'password' ? (
            <PasswordField
              ref={field}
              label="Your password"
              showLabel
              autoComplete="current-password"
              value={typed}
              error={fault}
              onChange={(event) => type(event.target.value)}
            />
          ) : (
            <TextField
              ref={field}
              label="Six-digit code"
              showLabel
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={7}
              hint="As the app shows it now."
              className="font-mono tracking-[0.2em]"
              value={typed}
              error={fault}
              onChange={(event) => type(event.target.value)}
            />
          )}
        </div>
        {session.hasPassword && session.user.mfaEnabled && (
          <TextButton
            className="text-[13px]"
            onClick={() => {
              type('');
              setKind(kind === 'password' ? 'code' : 'password');
            }}
          >
            {kind === 'password' ? 'Use a code of the app instead' : 'Use the password instead'}
          </TextButton>
        )}
      </form>
    </Dialog>
  );
}
