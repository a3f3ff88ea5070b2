import { type FormEvent, useState } from 'react';
import { Button } from '../../components/elements/button.tsx';
import { Notice } from '../../components/elements/notice.tsx';
import { Segmented } from '../../components/elements/segmented.tsx';
import { EmailField } from '../../components/fields/email-field.tsx';
import { NewPasswordFields } from '../../components/fields/new-password-fields.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { cleanEmail } from '../../lib/account/auth.ts';
import { useNewPassword } from '../../lib/account/use-new-password.ts';
import { useSignUp } from './use-sign-up.ts';

const TYPES = [
  { value: 'individual', label: 'Individual' },
  { value: 'business', label: 'Business' },
] as const;

interface Props {
  email: string;
  setEmail: (email: string) => void;
  /** Whether this server looks passwords up among known breaches. */
  looksUp: boolean;
  onCreated: (email: string) => void;
}

export function SignUpForm({ email, setEmail, looksUp, onCreated }: Props) {
  const [accountType, setAccountType] = useState<'individual' | 'business'>('individual');
  const [organizationName, setOrganizationName] = useState('');
  const [fullName, setFullName] = useState('');
  const fields = useNewPassword(looksUp);
  const { state, submit } = useSignUp(fields, onCreated);
  const busy = state.at === 'submitting';
  const isWhole =
    fullName.trim() !== '' &&
    cleanEmail(email) !== '' &&
    (accountType === 'individual' || organizationName.trim() !== '') &&
    fields.ready;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isWhole && !busy)
      void submit({ fullName, email, password: fields.password, accountType, organizationName });
  }

  return (
    <form onSubmit={onSubmit} noValidate className="flex flex-col gap-4" aria-busy={busy}>
      {state.at === 'error' && <Notice kind="error">{state.sentence}</Notice>}
      <div className="flex flex-col gap-1.5">
        <span aria-hidden="true" className="text-[13px] text-ink-2">
          Account type
        </span>
        <Segmented
          label="Account type"
          options={TYPES}
          value={accountType}
          onChange={setAccountType}
          className="w-full"
        />
      </div>
      {accountType === 'business' && (
        <TextField
          label="Organization name"
          showLabel
          required
          autoComplete="organization"
          maxLength={120}
          hint="It is founded when you first sign in, and you are its owner."
          value={organizationName}
          onChange={(event) => setOrganizationName(event.target.value)}
        />
      )}
      <TextField
        label="Full name"
        showLabel
        required
        autoComplete="name"
        maxLength={120}
        value={fullName}
        onChange={(event) => setFullName(event.target.value)}
      />
      <EmailField value={email} onChange={(event) => setEmail(event.target.value)} />
      <NewPasswordFields fields={fields} labels={['Password', 'Confirm password']} />
      <Button look="primary" size="big" type="submit" disabled={!isWhole || busy} className="mt-1">
        {busy ? 'Creating the account' : 'Create Account'}
      </Button>
    </form>
  );
}
