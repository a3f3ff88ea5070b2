import { EmailField } from '../../components/fields/email-field.tsx';
import type { useForgotPassword } from './use-forgot-password.ts';

interface Props {
  email: string;
  setEmail: (email: string) => void;
  forgot: ReturnType<typeof useForgotPassword>;
}

/** The address a message with a link may be asked for; it says so when there is none. */
export function ForgetfulEmailField({ email, setEmail, forgot }: Props) {
  return (
    <EmailField
      value={email}
      error={forgot.emailError}
      onChange={(event) => {
        forgot.clearError();
        setEmail(event.target.value);
      }}
    />
  );
}
