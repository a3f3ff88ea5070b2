import { setTimeout as sleep } from 'node:timers/promises';
import type { Queries } from '../db/database.ts';
import type { Log } from '../log/open-log.ts';
import { type Attempt, announce, handBack } from './job-rows.ts';

/** How long a stopping process tries to write its last words. */
export const HAND_BACK_WITHIN_MS = 5000;
const AGAIN_AFTER_MS = 200;

/** Puts jobs back for other workers to take at once; tried for a while, should the database be away. */
export async function handBackAll(db: Queries, attempts: Attempt[], log: Log): Promise<void> {
  if (attempts.length === 0) return;
  const until = Date.now() + HAND_BACK_WITHIN_MS;
  for (;;) {
    try {
      return await db.transaction().execute(async (trx) => {
        await handBack(trx, attempts);
        await announce(
          trx,
          attempts.map((attempt) => attempt.kind),
        );
      });
    } catch (error) {
      if (Date.now() > until) {
        log.error({ err: error }, 'Jobs could not be handed back; their leases will run out.');
        return;
      }
      await sleep(AGAIN_AFTER_MS);
    }
  }
}
