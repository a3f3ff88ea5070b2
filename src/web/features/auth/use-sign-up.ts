import { useState } from 'react';
import { showToast } from '../../components/toast-store.ts';
import { cleanEmail, type NewAccount, signUp } from '../../lib/auth.ts';
import { breachRefusal } from '../../lib/breaches.ts';
import type { NewPassword } from '../../lib/use-new-password.ts';
import { ACCOUNT_CREATED, signUpFailure } from './messages.ts';

export type SignUpState = { at: 'idle' | 'submitting' } | { at: 'error'; sentence: string };

/** Sends the form once the password was looked up; a lookup that fails does not stand in the way (5.2). */
export function useSignUp(fields: NewPassword, onCreated: (email: string) => void) {
  const [state, setState] = useState<SignUpState>({ at: 'idle' });

  function fail(title: string, sentence: string): void {
    setState({ at: 'error', sentence });
    showToast(title, { description: sentence, bad: true });
  }

  async function submit(account: NewAccount): Promise<void> {
    setState({ at: 'submitting' });
    const breach = await fields.settle();
    if (breach.at === 'breached') return fail('Compromised password', breachRefusal(breach.count));
    try {
      await signUp(account);
    } catch (error) {
      const { title, description } = signUpFailure(error);
      return fail(title, description);
    }
    setState({ at: 'idle' });
    showToast(ACCOUNT_CREATED.title, { description: ACCOUNT_CREATED.description });
    onCreated(cleanEmail(account.email));
  }

  return { state, submit };
}
