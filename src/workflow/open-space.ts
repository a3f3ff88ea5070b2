import path from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/db/database.ts';
import type { Log } from '../platform/log/open-log.ts';
import type { EventStream } from '../platform/realtime/event.ts';
import type { WatchedFolder } from '../platform/space/free-space.ts';
import { reportShortages } from '../platform/space/shortage-rows.ts';
import { openSpaceWatch, type SpaceWatch } from '../platform/space/space-watch.ts';
import { notifyEpisodeChanged } from './store/episodes.ts';

/** Pages of more than these ask by themselves, later. */
const MOST_TOLD = 500;

/** Watches the disks that the service writes to: data, where scratch and files lie, and the cache. */
export function watchSpace({ service, cacheDir }: Config, log: Log): SpaceWatch {
  const folders: WatchedFolder[] = [
    { part: 'data', path: path.resolve(service.dataDir) },
    { part: 'cache', path: path.resolve(cacheDir) },
  ];
  return openSpaceWatch({ folders, reserveBytes: service.reserveBytes, log });
}

/** Has other processes know of a shortage here, and the pages of episodes that wait for its end. */
export function logShortages(
  { database, events }: { database: Database; events: EventStream },
  space: SpaceWatch,
): { close(): Promise<void> } {
  const reports = reportShortages(database, space);
  space.onChange(async () => {
    const db = database.db;
    await db.transaction().execute(async (trx) => {
      const waiting = await trx
        .selectFrom('episodes')
        .select(['id', 'organization_id'])
        .where('status', '=', 'queued')
        .orderBy(sql`updated_at`)
        .limit(MOST_TOLD)
        .execute();
      for (const episode of waiting) await notifyEpisodeChanged({ events }, trx, episode);
    });
  });
  return reports;
}
