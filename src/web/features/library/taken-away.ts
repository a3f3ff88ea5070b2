import { useSyncExternalStore } from 'react';
import { showToast } from '../../components/toast-store.ts';
import { ApiError, call, sentenceOf } from '../../lib/api.ts';
import { shortened } from '../../lib/format.ts';

/** Episodes that are gone from the list, and deleted once the time to take it back is over. */
let takenAway: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function set(next: ReadonlySet<string>): void {
  takenAway = next;
  for (const listener of listeners) listener();
}

function putBack(id: string): void {
  set(new Set([...takenAway].filter((each) => each !== id)));
}

/** Takes an episode out of the list at once; it is deleted when the toast goes without Undo. */
export function takeAway(id: string, title: string): void {
  set(new Set([...takenAway, id]));
  showToast(`Deleted "${shortened(title)}".`, {
    action: { label: 'Undo', run: () => putBack(id) },
    onGone: () => void deleteFor(id),
  });
}

async function deleteFor(id: string): Promise<void> {
  try {
    await call('deleteEpisode', { params: { episodeId: id }, keepalive: true });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return;
    putBack(id);
    showToast(sentenceOf(error), { bad: true });
  }
}

export function useTakenAway(): ReadonlySet<string> {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => takenAway,
  );
}
