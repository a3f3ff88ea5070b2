import { useSyncExternalStore } from 'react';
import { ApiError, errorSentence } from '../api/api.ts';
import { showToast } from '../toast-store.ts';

interface Taking {
  /** What happened, as far as one sees. */
  said: string;
  /** Does it, once the time to take it back is over. */
  work: () => Promise<unknown>;
  /** The list knows by itself what is gone: it stays out of sight until then. */
  forGood?: boolean;
}

/** Rows that are gone from a list at once, and from the server when the toast goes without Undo. */
export function createTaken() {
  let taken: ReadonlySet<string> = new Set();
  const listeners = new Set<() => void>();

  function set(next: ReadonlySet<string>): void {
    taken = next;
    for (const listener of listeners) listener();
  }

  const putBack = (id: string) => set(new Set([...taken].filter((each) => each !== id)));

  async function finish(id: string, { work, forGood }: Taking): Promise<void> {
    try {
      await work();
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 404;
      if (!isGone) showToast(errorSentence(error), { bad: true });
      if (!isGone || !forGood) putBack(id);
      return;
    }
    if (!forGood) putBack(id);
  }

  return {
    take(id: string, taking: Taking): void {
      set(new Set([...taken, id]));
      showToast(taking.said, {
        action: { label: 'Undo', run: () => putBack(id) },
        onGone: () => void finish(id, taking),
      });
    },
    use: (): ReadonlySet<string> =>
      useSyncExternalStore(
        (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        () => taken,
      ),
  };
}
