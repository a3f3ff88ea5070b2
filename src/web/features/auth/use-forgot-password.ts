import { useState } from 'react';
import { cleanEmail, requestPasswordReset } from '../../lib/account/auth.ts';
import { failure } from '../../lib/api/failures.ts';
import { showToast } from '../../lib/toast-store.ts';
import { EMAIL_FIRST, EMAIL_REQUIRED } from './messages.ts';

/** The link below the password: a message to choose a new one (5.3, 8.3, 8.4). */
export function useForgotPassword(email: string) {
  const [emailError, setEmailError] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function ask(): Promise<void> {
    const address = cleanEmail(email);
    if (address === '') {
      setEmailError(EMAIL_FIRST);
      showToast(EMAIL_REQUIRED.title, { description: EMAIL_REQUIRED.description, bad: true });
      return;
    }
    setBusy(true);
    try {
      await requestPasswordReset(address);
      setSentTo(address);
      showToast('Reset email sent', { description: `It goes to ${address}, if there is such an account.` });
    } catch (error) {
      const { title, description } = failure('Reset failed', error);
      showToast(title, { description, bad: true });
    } finally {
      setBusy(false);
    }
  }

  return { emailError, clearError: () => setEmailError(undefined), sentTo, busy, ask };
}
