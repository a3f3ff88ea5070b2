import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from '../../platform/db/database.ts';

/**
 * Claims something for a while. Of all who ask for one key within that time, on any node, one gets it.
 *
 * @returns whether it was free
 */
export async function claimFor(db: Queries, key: string, seconds: number): Promise<boolean> {
  const digest = createHash('sha256').update(key).digest('hex');
  const id = `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
  const claimed = await db
    .insertInto('verifications')
    .values({
      id,
      identifier: `claim:${digest}`,
      value: '',
      expires_at: new Date(Date.now() + seconds * 1000),
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((row) => ({ expires_at: row.ref('excluded.expires_at') }))
        .where('verifications.expires_at', '<', sql<Date>`now()`),
    )
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}
