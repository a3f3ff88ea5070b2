import { forgetVisitorNotifications } from '../../accounts/visitor-workspace.ts';
import type { Service } from '../service.ts';
import { removeEpisode } from '../store/remove-episode.ts';

/** Removes samples whose time is over, with their files; those that somebody has now are theirs alone. */
export async function sweepSamples({ database }: Pick<Service, 'database'>): Promise<void> {
  const db = database.db;
  const over = await db
    .selectFrom('samples')
    .select(['token_hash', 'episode_id', 'source_id', 'claimed_by'])
    .where('expires_at', '<', new Date())
    .execute();
  for (const { token_hash, episode_id, source_id } of over)
    await db.transaction().execute(async (trx) => {
      const sample = await trx
        .deleteFrom('samples')
        .where('token_hash', '=', token_hash)
        .where('expires_at', '<', new Date())
        .returning('claimed_by')
        .executeTakeFirst();
      if (!sample || sample.claimed_by !== null) return;
      const episode = await trx
        .selectFrom('episodes')
        .select(['id', 'document_key'])
        .where('id', '=', episode_id)
        .forUpdate()
        .executeTakeFirst();
      if (episode) await removeEpisode(trx, episode);
      // letGo takes the source and its files.
      await trx.updateTable('sources').set({ removed_at: new Date() }).where('id', '=', source_id).execute();
    });
  await forgetVisitorNotifications(database);
}
