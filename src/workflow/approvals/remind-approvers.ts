import { sql } from 'kysely';
import type { Queries } from '../../platform/db/database.ts';
import type { Service } from '../service.ts';
import { findApproval } from '../store/approvals.ts';
import { announce } from './announce.ts';
import { loadDeciding, waitingOf } from './deciding.ts';
import { addHistory } from './history.ts';
import { mailApprovers, mailedOf } from './mail-approvers.ts';

type Reason = 'overdue' | 'reminded';
type Around = Pick<Service, 'database' | 'events' | 'queue' | 'config'>;

/**
 * Reminds those who are waited for: every few days, as their organization says, and once when a step is overdue,
 * which who asked is told of as well. The rows say what was told, so that any node may do it, at any time.
 */
export async function remindApprovers(service: Around, now = new Date()): Promise<void> {
  const { db } = service.database;
  for (const { id, reason } of await findDue(db, now))
    await db.transaction().execute((trx) => remind(service, trx, { id, reason, now }));
}

/** What is overdue is told as that, and counts as a reminder. */
async function findDue(db: Queries, now: Date, id?: string): Promise<{ id: string; reason: Reason }[]> {
  const { rows } = await sql<{ id: string; reason: Reason }>`
    select a.id, case when a.due_at <= ${now} and not a.overdue then 'overdue' else 'reminded' end as reason
    from approvals a left join approval_settings s on s.organization_id = a.organization_id
    where a.status = 'pending' and ${id === undefined ? sql`true` : sql`a.id = ${id}`}
      and ((a.due_at <= ${now} and not a.overdue)
        or coalesce(a.reminded_at, a.step_since) + make_interval(days => s.remind_days) <= ${now})
    order by a.step_since limit 500`.execute(db);
  return rows;
}

async function remind(
  service: Around,
  trx: Queries,
  { id, reason, now }: { id: string; reason: Reason; now: Date },
): Promise<void> {
  const held = await trx
    .selectFrom('approvals')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  // Somebody answered meanwhile, or another node told them.
  if (!held || (await findDue(trx, now, id))[0]?.reason !== reason) return;
  const row = await findApproval(trx, held.organization_id, id);
  const deciding = await loadDeciding(trx, row.organization_id);
  const people = [...((await waitingOf(trx, deciding, [row])).get(id)?.people.keys() ?? [])];
  await trx
    .updateTable('approvals')
    .set({ reminded_at: now, ...(reason === 'overdue' ? { overdue: true } : {}) })
    .where('id', '=', id)
    .execute();
  await addHistory(trx, held, { kind: reason, userId: null });
  const message =
    reason === 'overdue'
      ? `The approval of “${row.episode_title}” is overdue.`
      : `“${row.episode_title}” still waits for your approval.`;
  const title = reason === 'overdue' ? 'Approval overdue' : 'Approval still waited for';
  const told = reason === 'overdue' ? [...people, row.asked_by] : people;
  await announce(service, trx, row, told, { title, message });
  await mailApprovers(service, trx, mailedOf(row), people, {
    message,
    origin: service.config.service.publicUrl,
  });
}
