import type { Approval } from '../../lib/workspace/workspace-queries.ts';

export interface SortedApprovals {
  /** Pending, and yours to answer. */
  toDecide: Approval[];
  /** Pending, asked for by you. */
  yours: Approval[];
  /** Pending, and answered by others. */
  others: Approval[];
  /** Answered. */
  history: Approval[];
}

/** Each request stands in one place; within it the order of the server, newest first. */
export function sortApprovals(approvals: readonly Approval[], userId: string): SortedApprovals {
  const sorted: SortedApprovals = { toDecide: [], yours: [], others: [], history: [] };
  for (const approval of approvals) {
    if (approval.status !== 'pending') sorted.history.push(approval);
    else if (approval.mayDecide) sorted.toDecide.push(approval);
    else if (approval.askedBy.id === userId) sorted.yours.push(approval);
    else sorted.others.push(approval);
  }
  return sorted;
}
