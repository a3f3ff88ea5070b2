import type { Service } from '../service.ts';
import { faultOf } from '../store/fault.ts';
import { changeFinished, finishedEpisode } from './finished-episode.ts';

/** Lets go of formats that cannot be made, and says so in the episode's notes. */
export async function giveUpFormats(service: Service, episodeId: string, error: unknown): Promise<void> {
  const row = await finishedEpisode(service, episodeId);
  if (!row) return;
  const note = `Other formats (${row.exporting.join(', ')}) could not be made: ${faultOf(error).message}`;
  await changeFinished(service, row, async (_trx, now) => ({ exporting: [], notes: [...now.notes, note] }));
}
