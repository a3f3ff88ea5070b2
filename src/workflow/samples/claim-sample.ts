import type { Principal } from '../../accounts/principal.ts';
import { hashOfToken } from '../../accounts/secret-token.ts';
import { SAMPLE_KEPT_HOURS } from '../../kernel/rules/samples.ts';
import { moveBlobs } from '../../platform/blobs/registry.ts';
import type { Service } from '../service.ts';
import { notifyEpisodeChanged } from '../store/episodes.ts';
import { notifySourceChanged } from '../store/sources.ts';

const HOUR_MS = 3_600_000;

/** Has a sample wait for somebody who signs up. @returns whether there is one with this token */
export async function extendSample({ database }: Service, token: string): Promise<boolean> {
  const { numUpdatedRows } = await database.db
    .updateTable('samples')
    .set({ expires_at: new Date(Date.now() + SAMPLE_KEPT_HOURS * HOUR_MS) })
    .where('token_hash', '=', hashOfToken(token))
    .where('expires_at', '>', new Date())
    .where('claimed_by', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Gives a browser's sample to whoever signed in there: the episode and its source change hands, as they
 * are. One that is still being made waits: its run writes for those it began for. A token works once.
 *
 * @returns whether there was one
 */
export function claimSample(service: Service, who: Principal, token: string): Promise<boolean> {
  return service.database.db.transaction().execute(async (trx) => {
    const sample = await trx
      .updateTable('samples')
      .set({ claimed_by: who.userId, expires_at: new Date(Date.now() + SAMPLE_KEPT_HOURS * HOUR_MS) })
      .where('token_hash', '=', hashOfToken(token))
      .where('expires_at', '>', new Date())
      .where('claimed_by', 'is', null)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('episodes')
            .select('episodes.id')
            .whereRef('episodes.id', '=', 'samples.episode_id')
            .where('episodes.status', 'in', ['done', 'failed', 'cancelled']),
        ),
      )
      .returning(['source_id', 'episode_id'])
      .executeTakeFirst();
    if (!sample) return false;
    const owner = { owner_id: who.userId, organization_id: who.organizationId };
    const source = await trx
      .updateTable('sources')
      .set(owner)
      .where('id', '=', sample.source_id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const episode = await trx
      .updateTable('episodes')
      .set(owner)
      .where('id', '=', sample.episode_id)
      .returningAll()
      .executeTakeFirstOrThrow();
    // Files are removed with the organization that they are of.
    for (const folder of [`sources/${source.id}/`, `episodes/${episode.id}/`])
      await moveBlobs(trx, folder, who.organizationId);
    await notifySourceChanged(service, trx, source);
    await notifyEpisodeChanged(service, trx, episode);
    return true;
  });
}
