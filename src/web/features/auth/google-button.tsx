import { useState } from 'react';
import { Button } from '../../components/elements/button.tsx';
import { continueWithGoogle } from '../../lib/account/auth.ts';
import { failure } from '../../lib/api/failures.ts';
import { showToast } from '../../lib/toast-store.ts';

/** Leaves for the identity provider, which sends the visitor back to /welcome. */
export function GoogleButton() {
  const [busy, setBusy] = useState(false);

  async function go(): Promise<void> {
    setBusy(true);
    try {
      await continueWithGoogle();
    } catch (error) {
      setBusy(false);
      const { title, description } = failure('Google Sign In Failed', error);
      showToast(title, { description, bad: true });
    }
  }

  return (
    <div className="flex flex-col gap-4">
      <p className="flex items-center gap-3 text-[13px] text-ink-3 before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        or
      </p>
      <Button size="big" disabled={busy} onClick={() => void go()}>
        <Ring />
        Continue with Google
      </Button>
    </div>
  );
}

/** An opened ring, so that the button is found at a glance. */
function Ring() {
  return (
    <svg viewBox="0 0 18 18" width="17" height="17" aria-hidden="true" fill="none" stroke="currentColor">
      <path d="M15.6 9.200H9.300M15.600 9.200A6.600 6.600 0 1 1 13.500 4.200" strokeWidth="2.200" />
    </svg>
  );
}
