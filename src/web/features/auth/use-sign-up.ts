import { useState } from 'react';
import { cleanEmail, type NewAccount, signUp } from '../../lib/account/auth.ts';
import { breachRefusal } from '../../lib/account/breaches.ts';
import type { NewPassword } from '../../lib/account/use-new-password.ts';
import { ApiError } from '../../lib/api/api.ts';
import { rejection } from '../../lib/api/failures.ts';
import { showToast } from '../../lib/toast-store.ts';
import { ACCOUNT_CREATED, signUpFailure } from './messages.ts';

export type SignUpState =
  | { at: 'idle' | 'submitting' }
  /** `password`: the one that was refused, where the sentence is about it. */
  | { at: 'error'; sentence: string; password?: string | undefined };

const IDLE: SignUpState = { at: 'idle' };

/** Sends the form once the password was looked up; a lookup that fails does not stand in the way (5.2). */
export function useSignUp(fields: NewPassword, onCreated: (email: string) => void) {
  const [state, setState] = useState<SignUpState>({ at: 'idle' });

  function fail(title: string, sentence: string, password?: string): void {
    setState({ at: 'error', sentence, password });
    showToast(title, { description: sentence, bad: true });
  }

  async function submit(account: NewAccount): Promise<void> {
    setState({ at: 'submitting' });
    const breach = await fields.settle();
    if (breach.at === 'breached')
      return fail('Compromised password', breachRefusal(breach.count), account.password);
    try {
      await signUp(account);
    } catch (error) {
      const { title, description } = signUpFailure(error);
      return fail(
        title,
        description,
        error instanceof ApiError && rejection(error) ? account.password : undefined,
      );
    }
    setState({ at: 'idle' });
    showToast(ACCOUNT_CREATED.title, { description: ACCOUNT_CREATED.description });
    onCreated(cleanEmail(account.email));
  }

  // What is said of one password does not stand over another.
  const isOver = state.at === 'error' && state.password !== undefined && state.password !== fields.password;
  return { state: isOver ? IDLE : state, submit };
}
