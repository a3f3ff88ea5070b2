import { sql } from 'kysely';
import { AppError } from '../../kernel/errors.ts';
import { sweepGone } from '../../kernel/live-script/sweep-gone.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Service } from '../service.ts';
import { addUpdate, findIdle, loadStored, putState } from '../store/live-scripts.ts';
import { addedSentences, writeDown } from './write-down.ts';

/** Nobody wrote for so long: what stands there then is worth a version. */
const IDLE_MINUTES = 10;
/** Turns that were taken out can be put back for so long. */
const KEPT_MS = 30 * 24 * 3600 * 1000;

/** Writes down live scripts in which nobody wrote for a while. @param idleMinutes another time than the usual one */
export async function writeIdle(service: Service, idleMinutes = IDLE_MINUTES): Promise<void> {
  const { db } = service.database;
  for (const episodeId of await findIdle(db, idleMinutes)) {
    const row = await db.selectFrom('episodes').selectAll().where('id', '=', episodeId).executeTakeFirst();
    if (!row) continue;
    const sentences = await addedSentences(service, row);
    try {
      await db.transaction().execute(async (trx) => {
        await sql`select 1 from episodes where id = ${episodeId} for update`.execute(trx);
        await writeDown(service, trx, row, sentences, { occasion: 'idle', authorId: null });
        await sweep(trx, episodeId);
      });
    } catch (error) {
      // Without a line there is no script: it waits for somebody to write one.
      if (!(error instanceof AppError) || error.code !== 'script_invalid') throw error;
    }
  }
}

/** Takes out for good what was taken out long ago. The caller holds the live script. */
async function sweep(trx: Queries, episodeId: string): Promise<void> {
  const stored = await loadStored(trx, episodeId);
  const swept = stored && sweepGone(stored.doc, Date.now() - KEPT_MS);
  if (!swept) return;
  // Rooms hear of it as of any other update.
  const seq = await addUpdate(trx, episodeId, swept.update, []);
  const seqs = seq === undefined ? stored.seqs : [...stored.seqs, seq];
  await putState(trx, episodeId, { doc: swept.doc, seqs }, stored);
}
