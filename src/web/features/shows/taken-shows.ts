import { call } from '../../lib/api/api.ts';
import { shortened } from '../../lib/wording/format.ts';
import { createTaken } from '../../lib/workspace/taken.ts';

const shows = createTaken();

/** Shows that are gone from the list, and deleted once the time to take it back is over. */
export const useTakenShows = shows.use;

/** Takes a show out of the list at once; it is deleted when the toast goes without Undo. */
export function takeShow(id: string, title: string): void {
  shows.take(id, {
    said: `Deleted the show "${shortened(title)}". Its episodes stay.`,
    work: () => call('deleteShow', { params: { showId: id }, keepalive: true }),
    // An id is never given twice.
    forGood: true,
  });
}
