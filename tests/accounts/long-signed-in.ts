import { sql } from 'kysely';
import type { TestServer } from '../api/test-server.ts';

/** As if everybody who is signed in had done so, and shown who they are, eleven minutes ago. */
export async function longSignedIn({ service }: TestServer): Promise<void> {
  const ago = new Date(Date.now() - 660_000);
  await service.database.db
    .updateTable('sessions')
    .set({
      created_at: ago,
      confirmed_at: sql<Date>`case when confirmed_at is not null then ${ago}::timestamptz end`,
    })
    .execute();
}
