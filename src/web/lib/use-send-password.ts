import { useState } from 'react';
import { showToast } from '../components/toast-store.ts';
import { ApiError } from './api.ts';
import { breachRefusal } from './breaches.ts';
import { failure, rejection } from './failures.ts';
import type { NewPassword } from './use-new-password.ts';

/** Sends a new password once it was looked up, and says why it was not taken. @param title of the toast then */
export function useSendPassword(fields: NewPassword, title = 'Reset failed') {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  function fail(title: string, sentence: string): void {
    setBusy(false);
    setFault(sentence);
    showToast(title, { description: sentence, bad: true });
  }

  async function send(
    work: () => Promise<void>,
    onDone: () => unknown,
    onFailed?: (error: unknown) => void,
  ): Promise<void> {
    setBusy(true);
    setFault(undefined);
    const breach = await fields.settle();
    if (breach.at === 'breached') return fail('Compromised password', breachRefusal(breach.count));
    try {
      await work();
    } catch (error) {
      const { description } = failure(title, error);
      fail(title, (error instanceof ApiError && rejection(error)) || description);
      onFailed?.(error);
      return;
    }
    setBusy(false);
    onDone();
  }

  return { busy, fault, send };
}
