import type { Queries } from '../../platform/db/database.ts';
import type { Service } from '../service.ts';
import { FETCH_SOURCE, MAKE_EPISODE, READ_SOURCE } from './definitions.ts';

/**
 * Whether an episode's sources are still being fetched or read by jobs of their own. An episode that
 * waited for them in its place would keep others from being made.
 */
export async function waitsForSources({ database, queue }: Service, episodeId: string): Promise<boolean> {
  const db = database.db;
  const sources = await db
    .selectFrom('episode_sources')
    .innerJoin('episodes', 'episodes.id', 'episode_sources.episode_id')
    .innerJoin('sources', 'sources.id', 'episode_sources.source_id')
    .select('sources.id')
    .where('episode_sources.episode_id', '=', episodeId)
    .where('episodes.revision', '=', 0)
    .where('sources.status', 'in', ['fetching', 'reading'])
    .execute();
  for (const { id } of sources)
    if (await queue.isUnderWay(db, [FETCH_SOURCE, READ_SOURCE], { sourceId: id })) return true;
  return false;
}

/** A source is read, or cannot be: episodes of its organization that wait may begin. */
export function callWaiting(
  { queue }: Service,
  trx: Queries,
  { organization_id }: { organization_id: string },
): Promise<void> {
  return queue.hasten(trx, MAKE_EPISODE, organization_id);
}
