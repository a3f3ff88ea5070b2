import { sql } from 'kysely';
import type { Queries } from '../db/database.ts';

/** Takes away what the outbox keeps of an address, in the transaction that removes whose it is. */
export async function forgetRecipient(trx: Queries, email: string): Promise<void> {
  await trx
    .deleteFrom('outbox_mails')
    .where(sql<string>`lower(recipient)`, '=', email.toLowerCase())
    .execute();
}
