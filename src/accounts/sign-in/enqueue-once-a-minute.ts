import type { Queries } from '../../platform/db/database.ts';
import type { Queue } from '../../platform/queue/job.ts';
import { type EmailRequest, enqueueEmail } from '../emails/enqueue-email.ts';
import { claimFor } from './once-in-a-while.ts';

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
