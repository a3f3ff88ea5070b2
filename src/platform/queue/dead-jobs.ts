import { sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import { AppError } from '../../kernel/errors.ts';
import type { Queries } from '../db/database.ts';
import type { DeadJob } from './job.ts';
import { announce, DEAD_LETTER } from './job-rows.ts';

const MOST_LISTED = 200;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Jobs that were given up, newest first, of one group or of all. */
export async function listDeadJobs(db: Queries, group: string | undefined): Promise<DeadJob[]> {
  const { rows } = await sql<DeadJob>`
    select ${COLUMNS} from pgboss.job where ${deadOf(group)} order by created_on desc, id limit ${MOST_LISTED}
  `.execute(db);
  return rows;
}

/** One of them, however many came after it; undefined: the group has no such dead job. */
export async function findDeadJob(
  db: Queries,
  group: string | undefined,
  id: string,
): Promise<DeadJob | undefined> {
  if (!UUID.test(id)) return undefined;
  const { rows } = await sql<DeadJob>`
    select ${COLUMNS} from pgboss.job where ${deadOf(group)} and id = ${id}::uuid
  `.execute(db);
  return rows[0];
}

const COLUMNS = sql`id, source_name as job, group_id as "group", data as payload, created_on as "failedAt",
  coalesce(source_output ->> 'message', source_output -> 'value' ->> 'message', 'No reason was left.') as message,
  source_output ->> 'code' as code`;

function deadOf(group: string | undefined) {
  return sql`name = ${DEAD_LETTER} and state = 'created'
    and (${group ?? null}::text is null or group_id = ${group ?? null})`;
}

/** Puts one back into its own queue with all its tries; not_found when the group has no such dead job. */
export async function retryDeadJob(
  boss: PgBoss,
  db: Queries,
  group: string | undefined,
  id: string,
): Promise<void> {
  const job = await findDeadJob(db, group, id);
  const moved = job ? await boss.redrive(DEAD_LETTER, { ids: [id] }) : 0;
  if (!job || moved === 0) throw new AppError('not_found', 'There is no failed job of this id.');
  await announce(db, [job.job]);
}

/** How many jobs of each kind wait, run, and were given up. */
export async function countJobs(
  db: Queries,
): Promise<{ job: string; queued: number; active: number; dead: number }[]> {
  const { rows } = await sql<{ job: string; queued: number; active: number; dead: number }>`
    select q.name as job,
      (select count(*)::int from pgboss.job where name = q.name and state < 'active') as queued,
      (select count(*)::int from pgboss.job where name = q.name and state = 'active') as active,
      (select count(*)::int from pgboss.job where name = ${DEAD_LETTER} and state < 'active' and source_name = q.name) as dead
    from pgboss.queue q where q.name <> ${DEAD_LETTER} and q.dead_letter = ${DEAD_LETTER} order by q.name
  `.execute(db);
  return rows;
}
