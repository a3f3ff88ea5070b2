import { sql } from 'kysely';
import type { Queries } from '../db/database.ts';

/**
 * Takes away every job of a group, waiting, ended or given up, in the transaction that removes what
 * they work on. One that runs finds its row gone and leaves.
 */
export async function forgetGroup(trx: Queries, group: string): Promise<void> {
  await sql`delete from pgboss.job where group_id = ${group}`.execute(trx);
}
