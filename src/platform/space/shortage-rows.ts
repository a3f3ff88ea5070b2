import { randomUUID } from 'node:crypto';
import os from 'node:os';
import { sql } from 'kysely';
import type { Database, Queries } from '../db/database.ts';
import type { Shortage, ShortPart, SpaceWatch } from './space-watch.ts';

/** A process that cannot write, as the others hear of it. */
export interface ReportedShortage {
  /** Name of its machine. */
  host: string;
  part: ShortPart;
  since: Date;
}

const SAY_AGAIN_MS = 10_000;
/** What was not said again for so long is over: its process ended. */
const OVER_AFTER_SECONDS = 45;

/**
 * Tells the other processes of this one's shortage for as long as it lasts. While the database itself
 * has no room nothing can be told, and each process goes by what it sees.
 *
 * @returns what ends the telling
 */
export function reportShortages(database: Database, space: SpaceWatch): { close(): Promise<void> } {
  const node = randomUUID();
  const { db } = database;
  const say = ({ part, since }: Shortage) =>
    sql`
    insert into space_shortages (node, host, part, since) values (${node}, ${os.hostname()}, ${part}, ${since})
    on conflict (node) do update set part = excluded.part, since = excluded.since, seen_at = now()
  `.execute(db);
  const unsay = () =>
    sql`
    delete from space_shortages where node = ${node} or seen_at < now() - interval '1 hour'`.execute(db);
  space.onChange(async (shortage) => {
    await (shortage ? say(shortage) : unsay());
  });
  const timer = setInterval(() => {
    // Tried again in ten seconds, and again.
    if (space.shortage) say(space.shortage).catch(() => undefined);
  }, SAY_AGAIN_MS).unref();
  return {
    async close() {
      clearInterval(timer);
      // Its row is over in less than a minute by itself.
      if (space.shortage) await unsay().catch(() => undefined);
    },
  };
}

/** The processes that cannot write now, the longest first. */
export async function currentShortages(db: Queries): Promise<ReportedShortage[]> {
  const { rows } = await sql<ReportedShortage>`
    select host, part, since from space_shortages
    where seen_at > now() - make_interval(secs => ${OVER_AFTER_SECONDS}) order by since, host`.execute(db);
  return rows;
}
