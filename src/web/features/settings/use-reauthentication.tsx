import { type ReactNode, useState } from 'react';
import type { SessionView } from '../../lib/account/security.ts';
import { ApiError } from '../../lib/api/api.ts';
import { ReauthenticationDialog } from './reauthentication-dialog.tsx';

interface Waiting {
  goOn: () => void;
  giveUp: () => void;
}

export interface Reauthentication {
  /** Does something; where the server asks first who it is, the person is asked, and it is done then. */
  run: <T>(work: () => Promise<T>) => Promise<T>;
  /** Stands in the page, and shows while they are asked. */
  dialog: ReactNode;
}

/** Asks in place for the password or a code, before what only the person themselves may do. */
export function useReauthentication(session: SessionView): Reauthentication {
  const [waiting, setWaiting] = useState<Waiting>();

  async function run<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!asksForReauthentication(error)) throw error;
      await new Promise<void>((resolve, reject) => {
        setWaiting({ goOn: resolve, giveUp: () => reject(error) });
      });
      return work();
    }
  }

  function end(how: keyof Waiting): void {
    setWaiting(undefined);
    waiting?.[how]();
  }

  const dialog = waiting ? (
    <ReauthenticationDialog session={session} onDone={() => end('goOn')} onClose={() => end('giveUp')} />
  ) : null;
  return { run, dialog };
}

export function asksForReauthentication(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'reauthentication_required';
}
