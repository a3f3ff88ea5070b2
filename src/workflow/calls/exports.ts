import { sql } from 'kysely';
import { AppError } from '../../kernel/errors.ts';
import { EXPORT_FORMATS } from '../job-definitions/definitions.ts';
import { episodeView, lockEpisodeFor, notifyEpisodeChanged } from '../store/episodes.ts';
import type { Call } from './call.ts';

/** Asks for another sound format; asking again for what is there or under way changes nothing. */
export const createExport: Call<'createExport'> = async (service, who, { params, body }) => {
  const row = await service.database.db.transaction().execute(async (trx) => {
    const episode = await lockEpisodeFor(trx, who, params.episodeId, 'episode.export');
    if (episode.status !== 'done')
      throw new AppError('conflict', 'The episode is not finished; its other formats come after that.');
    const made = await trx
      .selectFrom('episode_files')
      .select('id')
      .where('episode_id', '=', episode.id)
      .where('kind', '=', body.kind)
      .executeTakeFirst();
    if (made || episode.exporting.includes(body.kind)) return episode;
    const exporting = [...episode.exporting, body.kind];
    await trx
      .updateTable('episodes')
      .set({ exporting, updated_at: sql<Date>`now()` })
      .where('id', '=', episode.id)
      .execute();
    const group = episode.organization_id;
    await service.queue.enqueue(trx, EXPORT_FORMATS, { episodeId: episode.id }, { group });
    await notifyEpisodeChanged(service, trx, episode);
    return { ...episode, exporting };
  });
  return episodeView(service, row);
};
