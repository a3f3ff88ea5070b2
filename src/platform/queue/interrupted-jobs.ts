import { sql } from 'kysely';
import { AppError } from '../../kernel/errors.ts';
import type { Queries } from '../db/database.ts';

/** A job that froze or crashed its process so often is given up. */
export const MOST_FREEZES = 2;
/** A process may be killed for any reason; a job that was lost so often is taken for the cause. */
export const MOST_LOSSES = 10;
const KEPT_DAYS = 30;

export interface Interruptions {
  lost: number;
  froze: number;
}

/** Counts one more interruption of each of these jobs. */
export async function countInterrupted(
  trx: Queries,
  ids: readonly string[],
  how: keyof Interruptions,
): Promise<void> {
  await sql`
    insert into interrupted_jobs as known (job_id, ${sql.ref(how)}) select id, 1 from unnest(${ids}::uuid[]) id
    on conflict (job_id) do update set ${sql.ref(how)} = known.${sql.ref(how)} + 1, updated_at = now()
  `.execute(trx);
}

export async function countInterruptions(trx: Queries, id: string): Promise<Interruptions> {
  const { rows } = await sql<Interruptions>`
    select lost, froze from interrupted_jobs where job_id = ${id}::uuid
  `.execute(trx);
  return rows[0] ?? { lost: 0, froze: 0 };
}

/** Why a job is given up instead of being run again; undefined: it may run. */
export function reasonToGiveUp({ lost, froze }: Interruptions): AppError | undefined {
  if (froze >= MOST_FREEZES)
    return new AppError('job_froze', 'This work froze the server twice, so it was given up.');
  if (lost >= MOST_LOSSES)
    return new AppError(
      'job_lost',
      `The server ended ${MOST_LOSSES} times during this work, so it was given up.`,
    );
  return undefined;
}

/** Forgets jobs that nothing happened to for a month. */
export async function sweepInterrupted(trx: Queries): Promise<void> {
  await sql`delete from interrupted_jobs where updated_at < now() - make_interval(days => ${KEPT_DAYS})`.execute(
    trx,
  );
}
