import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import type { Service } from '../service.ts';
import type { EpisodeRow } from '../store/episodes.ts';
import { MAKE_EPISODE } from './definitions.ts';

/** Has an episode made, in the transaction that says so in its row. @returns the job's id */
export function enqueueMaking(
  service: Service,
  trx: Transaction<Tables>,
  episode: Pick<EpisodeRow, 'id' | 'organization_id'>,
  priority = 0,
): Promise<string> {
  const how = { group: episode.organization_id, priority };
  return service.queue.enqueue(trx, MAKE_EPISODE, { episodeId: episode.id }, how);
}
