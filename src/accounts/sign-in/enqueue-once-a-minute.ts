import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from '../../platform/db/database.ts';
import type { Queue } from '../../platform/queue/job.ts';
import { type EmailRequest, enqueueEmail } from '../emails/enqueue-email.ts';

const AT_MOST_EVERY_SECONDS = 60;

/**
 * Posts an email of sign-in. Of one kind, which names its receiver, one a minute is sent; which of two
 * at once, on any node, the database says.
 *
 * @param db the transaction of what it tells of, or the database itself
 */
export async function enqueueOnceAMinute(
  queue: Pick<Queue, 'enqueue'>,
  db: Queries,
  kind: string,
  posted: EmailRequest,
): Promise<void> {
  if (!db.isTransaction)
    return db.transaction().execute((trx) => enqueueOnceAMinute(queue, trx, kind, posted));
  if (await mayEnqueue(db, kind)) await enqueueEmail(queue, db, posted);
}

/** Whether an email of this kind may go out now; the next one a minute later. */
export function mayEnqueue(db: Queries, kind: string): Promise<boolean> {
  return claimFor(db, `mail:${kind}`, AT_MOST_EVERY_SECONDS);
}

/**
 * Claims something for a while. Of all who ask for one key within that time, on any node, one gets it.
 *
 * @returns whether it was free
 */
async function claimFor(db: Queries, key: string, seconds: number): Promise<boolean> {
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
