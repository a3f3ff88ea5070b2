import type { Service } from '../service.ts';
import { toFault } from '../store/fault.ts';
import { changeFinished, finishedEpisode } from './finished-episode.ts';
import { notifyFormatsFailed } from './notify-owner.ts';

/**
 * Lets go of formats that cannot be made, says so in the episode's notes and tells its owner.
 *
 * @param before only those that were asked for before then; absent: all there are
 */
export async function giveUpFormats(
  service: Service,
  episodeId: string,
  error: unknown,
  before?: Date,
): Promise<void> {
  const row = await finishedEpisode(service, episodeId);
  if (!row || row.exporting.length === 0 || (before && row.updated_at > before)) return;
  const fault = toFault(error);
  const note = `Other formats (${row.exporting.join(', ')}) could not be made: ${fault.message}`;
  await changeFinished(service, row, async (trx, now) => {
    const givenUp = now.exporting.filter((kind) => row.exporting.includes(kind));
    if (givenUp.length === 0) return now;
    await notifyFormatsFailed(service, trx, row, fault);
    return {
      exporting: now.exporting.filter((kind) => !row.exporting.includes(kind)),
      notes: [...now.notes, note],
    };
  });
}
