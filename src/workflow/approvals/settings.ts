import { sql } from 'kysely';
import type { CallResponse } from '../../kernel/contracts/api/api.ts';
import type { Queries } from '../../platform/db/database.ts';

export type ApprovalSettings = CallResponse<'readApprovalSettings'>;

/** What holds until somebody changes anything: asking is free, and any decider answers. */
const USUAL: ApprovalSettings = { required: false, steps: [], remindDays: null, mail: true };

export async function approvalSettings(db: Queries, organizationId: string): Promise<ApprovalSettings> {
  const row = await db
    .selectFrom('approval_settings')
    .select(['required', 'steps', 'remind_days as remindDays', 'mail'])
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  return row ?? USUAL;
}

export async function saveApprovalSettings(
  trx: Queries,
  organizationId: string,
  { required, steps, remindDays, mail }: ApprovalSettings,
): Promise<void> {
  const row = { required, steps, mail, remind_days: remindDays, updated_at: sql<Date>`now()` };
  await trx
    .insertInto('approval_settings')
    .values({ ...row, organization_id: organizationId })
    .onConflict((conflict) => conflict.column('organization_id').doUpdateSet(row))
    .execute();
}
