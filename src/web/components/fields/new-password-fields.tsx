import { useState } from 'react';
import { MIN_PASSWORD_LENGTH, PASSWORD_RULES, type PasswordRule } from '../../../kernel/rules/password.ts';
import { type BreachState, breachText } from '../../lib/account/breaches.ts';
import type { NewPassword } from '../../lib/account/use-new-password.ts';
import { cx } from '../elements/cx.ts';
import { Icon } from '../elements/icon.tsx';
import { PasswordField } from './password-field.tsx';

const NAMES: Record<PasswordRule, string> = {
  length: `At least ${MIN_PASSWORD_LENGTH} characters`,
  uppercase: 'An uppercase letter',
  lowercase: 'A lowercase letter',
  digit: 'A digit',
};

interface Props {
  fields: NewPassword;
  /** Of both fields: 'Password' and 'Confirm password' where somebody signs up. */
  labels?: readonly [string, string];
}

/** A password to be chosen, twice, with its live checklist and what is known of breaches (5.2, 8.5). */
export function NewPasswordFields({ fields, labels = ['New password', 'Confirm new password'] }: Props) {
  const { password, confirmation, broken, matches, breach } = fields;
  const [left, setLeft] = useState({ password: false, confirmation: false });
  const isShort = left.password && password !== '' && broken.includes('length');
  const differs =
    confirmation !== '' && !matches && (left.confirmation || !password.startsWith(confirmation));
  return (
    <div className="flex flex-col gap-4">
      <PasswordField
        label={labels[0]}
        showLabel
        required
        autoComplete="new-password"
        value={password}
        error={isShort ? `Password must be at least ${MIN_PASSWORD_LENGTH} characters long` : undefined}
        onChange={(event) => fields.setPassword(event.target.value)}
        onBlur={() => setLeft({ ...left, password: true })}
      />
      <Checklist broken={broken} />
      {fields.looksUp && <BreachLine state={breach} />}
      <PasswordField
        label={labels[1]}
        showLabel
        required
        autoComplete="new-password"
        value={confirmation}
        error={differs ? 'Passwords do not match' : undefined}
        onChange={(event) => fields.setConfirmation(event.target.value)}
        onBlur={() => setLeft({ ...left, confirmation: true })}
      />
    </div>
  );
}

function Checklist({ broken }: { broken: PasswordRule[] }) {
  return (
    <ul aria-label="What the password needs" className="-mt-1.5 grid grid-cols-2 gap-x-4 gap-y-1">
      {(Object.keys(PASSWORD_RULES) as PasswordRule[]).map((rule) => {
        const holds = !broken.includes(rule);
        return (
          <li
            key={rule}
            data-holds={holds}
            className={cx('flex items-center gap-1.5 text-[13px]', holds ? 'text-ok' : 'text-ink-3')}
          >
            <Icon name={holds ? 'check' : 'minus'} className="size-4" />
            {NAMES[rule]}
            <span className="sr-only">{holds ? ': done' : ': still missing'}</span>
          </li>
        );
      })}
    </ul>
  );
}

const LOOKS: Record<BreachState['at'], string> = {
  idle: '',
  checking: 'text-ink-3',
  clean: 'text-ok',
  breached: 'text-bad',
  failed: 'text-warn',
};

/** Where nothing is known its place stays, so that the form does not jump while one types. */
function BreachLine({ state }: { state: BreachState }) {
  return (
    <p
      role="status"
      className={cx('-mt-2.5 -mb-1 flex min-h-5 items-center gap-1.5 text-[13px]', LOOKS[state.at])}
    >
      {state.at === 'clean' && <Icon name="check" className="size-4" />}
      {(state.at === 'breached' || state.at === 'failed') && <Icon name="alert" className="size-4" />}
      {breachText(state)}
    </p>
  );
}
