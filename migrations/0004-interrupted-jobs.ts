import { type Kysely, sql } from 'kysely';

/** How often a process ended, or stood still, while it worked on a job: what ends them all is given up. */
const STATEMENTS = [
  `create table interrupted_jobs (
    job_id uuid primary key,
    -- The process was gone, whatever the cause: killed, without power, out of memory.
    lost integer not null default 0,
    -- The job froze the process, or ended it from within.
    froze integer not null default 0,
    updated_at timestamptz not null default now()
  )`,
  'create index on interrupted_jobs (updated_at)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
