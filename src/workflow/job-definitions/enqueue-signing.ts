import type { Queries } from '../../platform/db/database.ts';
import type { Service } from '../service.ts';
import { SIGN_PUBLICATION } from './definitions.ts';

/** Has what listeners get signed; called in the transaction that published it. */
export async function enqueueSigning(
  service: Service,
  trx: Queries,
  episode: { id: string; organization_id: string },
): Promise<void> {
  const group = episode.organization_id;
  await service.queue.enqueue(trx, SIGN_PUBLICATION, { episodeId: episode.id }, { group });
}
