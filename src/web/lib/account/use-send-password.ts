import { useState } from 'react';
import { ApiError } from '../api/api.ts';
import { failure, rejection } from '../api/failures.ts';
import { showToast } from '../toast-store.ts';
import { breachRefusal } from './breaches.ts';
import type { NewPassword } from './use-new-password.ts';

/** Sends a new password once it was looked up, and says why it was not taken. @param title of the toast then */
export function useSendPassword(fields: NewPassword, title = 'Reset failed') {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<{ sentence: string; password?: string | undefined }>();

  function fail(title: string, sentence: string, password?: string): void {
    setBusy(false);
    setFault({ sentence, password });
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
    if (breach.at === 'breached')
      return fail('Compromised password', breachRefusal(breach.count), fields.password);
    try {
      await work();
    } catch (error) {
      const { description } = failure(title, error);
      const rejected = error instanceof ApiError ? rejection(error) : undefined;
      fail(title, rejected ?? description, rejected === undefined ? undefined : fields.password);
      onFailed?.(error);
      return;
    }
    setBusy(false);
    onDone();
  }

  // What is said of one password does not stand over another.
  const isOver = fault?.password !== undefined && fault.password !== fields.password;
  return { busy, fault: isOver ? undefined : fault?.sentence, send };
}
