import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

const KEPT_DAYS = 180;
const MOST_A_PERSON = 500;

/** Takes away notifications that are older than 180 days, and of each person all but the newest 500. */
export async function sweepNotifications(database: Database): Promise<void> {
  const db = database.db;
  await sql`delete from notifications where created_at < now() - make_interval(days => ${KEPT_DAYS})`.execute(
    db,
  );
  await sql`
    delete from notifications using (
      select id, row_number() over (partition by user_id order by created_at desc, id desc) as place
      from notifications where user_id in (
        select user_id from notifications group by user_id having count(*) > ${MOST_A_PERSON})) ranked
    where notifications.id = ranked.id and place > ${MOST_A_PERSON}
  `.execute(db);
}
