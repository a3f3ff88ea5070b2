import { countMembers } from '../../accounts/organizations/count-members.ts';
import { listOpenInvitations } from '../../accounts/team/invitations/invitation-rows.ts';
import type { Queries } from '../../platform/db/database.ts';
import { limitReached, limitsOf } from './limits-of.ts';

/** Members, and invitations that are open: each takes a seat. */
export async function seatsTaken(db: Queries, organizationId: string): Promise<number> {
  const [members, open] = await Promise.all([
    countMembers(db, organizationId),
    listOpenInvitations(db, organizationId),
  ]);
  return members + open.length;
}

/**
 * Refuses another seat where the plan holds none.
 *
 * @param held of those that are taken, so many are the one that is asked for: an invitation that is accepted
 * @throws AppError plan_limit_reached
 */
export async function refuseUnlessSeat(trx: Queries, organizationId: string, held = 0): Promise<void> {
  const limits = await limitsOf(trx, organizationId);
  if (limits.seats === undefined) return;
  if ((await seatsTaken(trx, organizationId)) - held >= limits.seats) throw limitReached('seats', limits);
}
