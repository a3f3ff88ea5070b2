import type { PasswordChange } from '../../lib/account/use-password-change.ts';
import { Notice } from '../elements/notice.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { PasswordField } from './password-field.tsx';

/** The password one has, the new one twice, and why it was not taken. */
export function PasswordChangeFields({ change }: { change: PasswordChange }) {
  const { current, setCurrent, fields, fault } = change;
  return (
    <>
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
    </>
  );
}
