import { writeAudit } from '../../accounts/audit/write-audit.ts';
import { findHolders } from '../../accounts/people/find-holders.ts';
import type { CheckedBody } from '../../kernel/contracts/api/api.ts';
import { AppError } from '../../kernel/errors.ts';
import { authorize } from '../../kernel/rules/may.ts';
import type { Queries } from '../../platform/db/database.ts';
import { approvalSettings, saveApprovalSettings } from '../approvals/settings.ts';
import type { Call } from './call.ts';

export const readApprovalSettings: Call<'readApprovalSettings'> = ({ database }, who) =>
  approvalSettings(database.db, who.organizationId);

export const changeApprovalSettings: Call<'changeApprovalSettings'> = async (
  { database, events },
  who,
  { body },
  { ipAddress },
) => {
  authorize(who, 'approval.arrange');
  return database.db.transaction().execute(async (trx) => {
    await refuseStrangers(trx, who.organizationId, body);
    await saveApprovalSettings(trx, who.organizationId, body);
    await writeAudit(trx, {
      action: 'approval.arranged',
      resource: `organization:${who.organizationId}`,
      category: 'organization',
      severity: 'high',
      userId: who.userId,
      organizationId: who.organizationId,
      ipAddress,
      details: { required: body.required, steps: body.steps.length },
    });
    const { organizationId } = who;
    await events.emit(trx, { organizationId, kind: 'approval.changed', subjectId: organizationId });
    return approvalSettings(trx, organizationId);
  });
};

/** Steps name people of the organization alone. */
async function refuseStrangers(
  trx: Queries,
  organizationId: string,
  { steps }: CheckedBody<'changeApprovalSettings'>,
): Promise<void> {
  const named = steps.flatMap(({ approvers }) =>
    approvers.flatMap((each) => ('userId' in each ? [each.userId] : [])),
  );
  const found = new Set(
    (await findHolders(trx, organizationId, { roles: [], userIds: named })).map(({ userId }) => userId),
  );
  if (named.every((id) => found.has(id))) return;
  throw new AppError(
    'input_invalid',
    'A step names somebody who is not in the organization: choose one of its members.',
  );
}
