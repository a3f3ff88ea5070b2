import { sql } from 'kysely';
import type { Queries } from '../db/database.ts';

/** What an organization keeps in the store of files, in bytes. */
export async function bytesOf(db: Queries, organizationId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('blobs')
    .select(sql<string>`coalesce(sum(bytes), 0)`.as('bytes'))
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return Number(bytes);
}
