import { sql } from 'kysely';
import type { Queries } from '../db/database.ts';

/**
 * Gives up every file of an organization: called in the transaction that removes it with all rows that
 * refer to them. The sweep takes them when their time of grace is over.
 */
export async function disownAllBlobs(trx: Queries, organizationId: string): Promise<void> {
  await trx
    .updateTable('blobs')
    .set({ owned_at: null, created_at: sql<Date>`now()` })
    .where('organization_id', '=', organizationId)
    .execute();
}
