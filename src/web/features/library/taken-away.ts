import { call } from '../../lib/api/api.ts';
import { shortened } from '../../lib/wording/format.ts';
import { createTaken } from '../../lib/workspace/taken.ts';

const episodes = createTaken();

/** Episodes that are gone from the list, and deleted once the time to take it back is over. */
export const useTakenAway = episodes.use;

/** Takes an episode out of the list at once; it is deleted when the toast goes without Undo. */
export function takeAway(id: string, title: string): void {
  episodes.take(id, {
    said: `Deleted "${shortened(title)}".`,
    work: () => call('deleteEpisode', { params: { episodeId: id }, keepalive: true }),
    // An id is never given twice.
    forGood: true,
  });
}
