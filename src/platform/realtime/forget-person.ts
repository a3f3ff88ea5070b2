import { sql } from 'kysely';
import type { Queries } from '../db/database.ts';

/**
 * Takes away events that name a person, to whomever they were told, in the transaction that removes
 * the person. They would be swept within a day; what they told of is in the rows themselves.
 */
export async function forgetPersonInEvents(trx: Queries, userId: string): Promise<void> {
  await sql`delete from events where subject_id = ${userId} or strpos(data::text, ${userId}) > 0`.execute(
    trx,
  );
}
