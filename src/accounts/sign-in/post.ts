import type { Queries } from '../../platform/db/database.ts';
import type { Queue } from '../../platform/queue/job.ts';
import { type Posted, postLetter } from '../emails/post-letter.ts';
import { claimFor } from './once-in-a-while.ts';

const AT_MOST_EVERY_SECONDS = 60;

/**
 * Posts a letter of sign-in. Of one kind, which names its receiver, one a minute is sent; which of two
 * at once, on any node, the database says.
 *
 * @param db the transaction of what it tells of, or the database itself
 */
export async function post(
  queue: Pick<Queue, 'enqueue'>,
  db: Queries,
  kind: string,
  posted: Posted,
): Promise<void> {
  if (!db.isTransaction) return db.transaction().execute((trx) => post(queue, trx, kind, posted));
  if (await mayPost(db, kind)) await postLetter(queue, db, posted);
}

/** Whether a letter of this kind may go out now; the next one a minute later. */
export function mayPost(db: Queries, kind: string): Promise<boolean> {
  return claimFor(db, `mail:${kind}`, AT_MOST_EVERY_SECONDS);
}
