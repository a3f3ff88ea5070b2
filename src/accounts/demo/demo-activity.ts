import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

const KEPT_DAYS = 30;

/** Writes down what somebody did in the demo. Nothing in it says who they are. */
export async function keepDemoActivity(
  database: Database,
  activity: { demoId: string; action: string; details: Record<string, unknown> },
): Promise<void> {
  const { demoId, action, details } = activity;
  await database.db
    .insertInto('demo_activity')
    .values({ demo_id: demoId, action_type: action, details })
    .execute();
}

/** Forgets what was done in the demo more than 30 days ago. */
export async function sweepDemoActivity(database: Database): Promise<void> {
  await database.db
    .deleteFrom('demo_activity')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${KEPT_DAYS})`)
    .execute();
}
