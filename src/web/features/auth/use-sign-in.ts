import { useCallback, useRef, useState } from 'react';
import { compact } from '../../../kernel/compact.ts';
import { cleanEmail, signIn } from '../../lib/account/auth.ts';
import { useSecurity } from '../../lib/account/security.ts';
import { ApiError } from '../../lib/api/api.ts';
import { closeToast, showToast } from '../../lib/toast-store.ts';
import { audit } from '../../lib/workspace/audit.ts';
import { NoSessionError, signInFailure } from './messages.ts';

/** The sign-in form's states (specification 4.1); `code`: the password was right, a second factor is asked for. */
export type SignInState =
  | { at: 'idle' | 'submitting' | 'code' | 'success' }
  | { at: 'error'; sentence: string; email: string; code?: string; lockedUntil?: number };

export interface SignIn {
  state: SignInState;
  submit: (email: string, password: string) => Promise<void>;
  /** The second factor was given: signed in. Throws NoSessionError where the browser kept no session. */
  finish: () => Promise<void>;
  /** Back to the password, or over an error. */
  reset: () => void;
  /** Something refused it: back to the form, with a toast and the sentence above it. */
  fail: (error: unknown, email: string) => void;
}

export function useSignIn(): SignIn {
  const [state, setState] = useState<SignInState>({ at: 'idle' });
  const { refresh } = useSecurity();
  /** Of the last failure: it goes when they try again, rather than piling up. */
  const said = useRef<number>(undefined);

  const finish = useCallback(async () => {
    setState({ at: 'success' });
    // The page goes on by itself once it is known who is signed in.
    if ((await refresh()) === null) throw new NoSessionError();
    auditSignIn('success');
    showToast('Welcome back!');
  }, [refresh]);

  const fail = useCallback((error: unknown, email: string) => {
    setState(errorState(error, cleanEmail(email)));
    auditSignIn('failure', error);
    const { title, description } = signInFailure(error);
    said.current = showToast(title, { description, bad: true });
  }, []);

  const submit = useCallback(
    async (email: string, password: string) => {
      setState({ at: 'submitting' });
      if (said.current !== undefined) closeToast(said.current);
      try {
        const { asksForCode } = await signIn(email, password);
        if (asksForCode) setState({ at: 'code' });
        else await finish();
      } catch (error) {
        fail(error, email);
      }
    },
    [finish, fail],
  );

  const reset = useCallback(() => setState({ at: 'idle' }), []);
  return { state, submit, finish, reset, fail };
}

/** Without the address: the console is no place for it. */
function auditSignIn(result: 'success' | 'failure', error?: unknown): void {
  const reason = error instanceof ApiError ? error.code : undefined;
  audit({
    action: 'sign_in',
    resource: 'session',
    userId: null,
    result,
    category: 'sign_in',
    severity: reason === 'sign_in_locked' ? 'high' : result === 'failure' ? 'medium' : 'low',
    details: reason ? { reason } : {},
  });
}

function errorState(error: unknown, email: string): SignInState {
  const sentence = signInFailure(error).description;
  if (!(error instanceof ApiError)) return { at: 'error', sentence, email };
  const seconds = Number(error.details?.retryAfterSeconds);
  const isLocked = error.code === 'sign_in_locked' && seconds > 0;
  return compact({
    at: 'error',
    sentence,
    email,
    code: error.code,
    lockedUntil: isLocked ? Date.now() + seconds * 1000 : undefined,
  });
}
