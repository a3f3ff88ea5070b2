import { sql } from 'kysely';
import type { Database, Queries } from '../../platform/db/database.ts';
import type { Email, Mail } from '../../platform/mail/mail.ts';
import { readSecret } from '../installation-secret.ts';
import type { EmailRequest } from './enqueue-email.ts';
import { composeRequested } from './requested-emails.ts';
import { unseal } from './seal.ts';

/**
 * Sends a posted email and forgets it. Nothing happens when it was sent or taken back already. A crash
 * between the two sends it twice, as the same message.
 *
 * @throws AppError mail_failed, mail_refused
 */
export async function deliverEmail(
  { database, mail }: { database: Database; mail: Mail },
  letterId: string,
): Promise<void> {
  const db = database.db;
  const row = await db
    .selectFrom('letters')
    .select('sealed')
    .where('id', '=', letterId)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!row) return;
  const secret = await readSecret(db, 'letters');
  const email = await compose(db, JSON.parse(unseal(secret, letterId, row.sealed)) as EmailRequest);
  if (email) await mail.send(email, letterId);
  await db.deleteFrom('letters').where('id', '=', letterId).execute();
}

/** Forgets letters that came too late to be of use. */
export async function sweepEmails(database: Database): Promise<void> {
  const db = database.db;
  await db.deleteFrom('letters').where('expires_at', '<', sql<Date>`now()`).execute();
}

async function compose(db: Queries, posted: EmailRequest): Promise<Email | undefined> {
  if ('letter' in posted) return posted.letter;
  return 'asked' in posted ? composeRequested(db, posted) : undefined;
}
