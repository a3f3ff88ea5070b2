import { useSyncExternalStore } from 'react';
import { showToast } from '../../components/toast-store.ts';
import { ApiError, call, sentenceOf } from '../../lib/api.ts';
import type { Member } from '../../lib/team-query.ts';

/** Members who are gone from the list, and removed once the time to take it back is over. */
let takenOut: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function set(next: ReadonlySet<string>): void {
  takenOut = next;
  for (const listener of listeners) listener();
}

function putBack(userId: string): void {
  set(new Set([...takenOut].filter((each) => each !== userId)));
}

/** Takes a member out of the list at once; they are removed when the toast goes without Undo. */
export function takeOut({ user_id, name }: Member, onRemoved: () => Promise<unknown>): void {
  set(new Set([...takenOut, user_id]));
  showToast(`Removed ${name} from the team.`, {
    action: { label: 'Undo', run: () => putBack(user_id) },
    onGone: () => void removeFor(user_id, onRemoved),
  });
}

async function removeFor(userId: string, onRemoved: () => Promise<unknown>): Promise<void> {
  try {
    await call('removeMember', { params: { userId }, keepalive: true });
    // They may be invited again: once the list knows, it decides.
    await onRemoved();
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) showToast(sentenceOf(error), { bad: true });
  }
  putBack(userId);
}

export function useTakenOut(): ReadonlySet<string> {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => takenOut,
  );
}
