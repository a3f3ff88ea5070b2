import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { CODE_DIGITS } from '../../../kernel/rules/password.ts';
import { Button } from '../../components/elements/button.tsx';
import { QrCode } from '../../components/elements/qr-code.tsx';
import { PasswordField } from '../../components/fields/password-field.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { confirmSecondFactor, enableSecondFactor, type SecondFactor } from '../../lib/account/auth.ts';
import { errorSentence } from '../../lib/api/api.ts';

interface Props {
  onCancel: () => void;
  /** It is on; the recovery codes are shown now or never. */
  onDone: (recoveryCodes: string[]) => void;
}

/** The password, then the code for the app, then six digits that show that the app has it. */
export function TwoFactorSetup({ onCancel, onDone }: Props) {
  const begin = useMutation({ mutationFn: enableSecondFactor });
  if (!begin.data)
    return (
      <PasswordStep
        busy={begin.isPending}
        fault={begin.isError ? errorSentence(begin.error) : undefined}
        onPassword={(password) => begin.mutate(password)}
        onCancel={onCancel}
      />
    );
  return <CodeStep factor={begin.data} onCancel={onCancel} onDone={onDone} />;
}

interface PasswordStepProps {
  busy: boolean;
  fault: string | undefined;
  onPassword: (password: string) => void;
  onCancel: () => void;
}

function PasswordStep({ busy, fault, onPassword, onCancel }: PasswordStepProps) {
  const [password, setPassword] = useState('');
  const isEmpty = password.trim() === '';
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isEmpty && !busy) onPassword(password);
  }
  return (
    <form onSubmit={onSubmit} noValidate className="flex max-w-md flex-col gap-4">
      <PasswordField
        label="Your password"
        showLabel
        autoComplete="current-password"
        value={password}
        error={fault}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" disabled={isEmpty || busy}>
          Continue
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}

function CodeStep({ factor, onCancel, onDone }: Props & { factor: SecondFactor }) {
  const [code, setCode] = useState('');
  const confirm = useMutation({
    mutationFn: confirmSecondFactor,
    onSuccess: () => onDone(factor.backupCodes),
  });
  const isWhole = code.replace(/\D/g, '').length === CODE_DIGITS;
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isWhole && !confirm.isPending) confirm.mutate(code);
  }
  return (
    <form onSubmit={onSubmit} noValidate className="flex flex-col gap-5">
      <div className="flex flex-col gap-6 sm:flex-row sm:items-start">
        <QrCode text={factor.totpURI} label="Code to scan with the authenticator app" />
        <div className="flex min-w-0 max-w-md flex-col gap-4">
          <p className="text-ink-2">
            Scan it with an authenticator app, or enter this key there by hand:
            <code className="mt-1.5 block font-mono text-[13px] break-words text-ink">
              {keyOf(factor.totpURI)}
            </code>
          </p>
          <TextField
            label="Six-digit code"
            showLabel
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            hint="As the app shows it now."
            className="font-mono tracking-[0.2em]"
            value={code}
            error={confirm.isError ? errorSentence(confirm.error) : undefined}
            onChange={(event) => {
              confirm.reset();
              setCode(event.target.value);
            }}
          />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" look="primary" disabled={!isWhole || confirm.isPending}>
              Switch on
            </Button>
            <Button onClick={onCancel}>Cancel</Button>
          </div>
        </div>
      </div>
    </form>
  );
}

/** The secret as it is typed by hand, in groups of four. */
function keyOf(totpURI: string): string {
  const secret = new URL(totpURI).searchParams.get('secret') ?? '';
  return secret.replace(/(.{4})(?=.)/g, '$1 ');
}
