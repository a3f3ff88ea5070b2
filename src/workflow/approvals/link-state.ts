import type { Principal } from '../../accounts/principal.ts';
import type { CallResponse } from '../../kernel/contracts/api/api.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Queries } from '../../platform/db/database.ts';
import { findApproval } from '../store/approvals.ts';
import { isOver, readLink } from './decision-link.ts';

type Read = CallResponse<'readApprovalLink'>;
export type LinkState = Read['state'];

/**
 * What a link of a mail still is to whoever opened it, signed in.
 *
 * @param approvalId the request that it is used for, where it is known
 * @throws AppError not_found: it is none of ours, is of another organization, or of another request
 */
export async function stateOfLink(
  db: Queries,
  who: Principal,
  link: string,
  approvalId?: string,
): Promise<Read> {
  const content = await readLink(db, link);
  if (!content || (approvalId !== undefined && content.approvalId !== approvalId))
    throw new AppError('not_found', 'This link is none of ours, or was cut off on its way.');
  if (content.userId !== who.userId) return { approvalId: null, state: 'for_another' };
  const row = await findApproval(db, who.organizationId, content.approvalId);
  const at = { approvalId: row.id };
  if (row.status !== 'pending') return { ...at, state: 'answered' };
  if (isOver(content)) return { ...at, state: 'over' };
  return { ...at, state: row.outdated || (row.hash ?? '') !== content.hash ? 'changed' : 'good' };
}
