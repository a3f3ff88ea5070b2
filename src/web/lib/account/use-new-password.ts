import { useCallback, useEffect, useMemo, useState } from 'react';
import { brokenPasswordRules, type PasswordRule } from '../../../kernel/rules/password.ts';
import { cleanPassword } from './auth.ts';
import { type BreachState, countBreaches, createBreachCheck } from './breaches.ts';

/** A password that is being chosen, and all that is known of it. */
export interface NewPassword {
  password: string;
  confirmation: string;
  setPassword: (value: string) => void;
  setConfirmation: (value: string) => void;
  /** What it still lacks. */
  broken: PasswordRule[];
  matches: boolean;
  /** Whether it is looked up at all. */
  looksUp: boolean;
  breach: BreachState;
  /** All of 5.2 holds, as far as it is known: it may be sent. */
  ready: boolean;
  /** Looks it up at once where that is not done yet. */
  settle: () => Promise<BreachState>;
  clear: () => void;
}

/** @param looksUp whether this server looks passwords up among known breaches */
export function useNewPassword(looksUp: boolean): NewPassword {
  const [password, setTyped] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [breach, setBreach] = useState<BreachState>({ at: 'idle' });
  const check = useMemo(() => createBreachCheck(countBreaches, setBreach), []);
  useEffect(() => () => check.stop(), [check]);

  const setPassword = useCallback(
    (value: string) => {
      setTyped(value);
      if (looksUp) check.type(cleanPassword(value));
    },
    [check, looksUp],
  );
  const clean = cleanPassword(password);
  const broken = brokenPasswordRules(clean);
  const matches = clean === cleanPassword(confirmation);
  return {
    password,
    confirmation,
    setPassword,
    setConfirmation,
    broken,
    matches,
    looksUp,
    breach,
    ready: broken.length === 0 && matches && breach.at !== 'breached',
    settle: () => (looksUp ? check.settle(clean) : Promise.resolve({ at: 'idle' })),
    clear() {
      setPassword('');
      setConfirmation('');
    },
  };
}
