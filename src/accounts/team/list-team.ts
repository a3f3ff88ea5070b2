import type { CallResponse } from '../../kernel/contracts/api/api.ts';
import { may } from '../../kernel/rules/may.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Principal } from '../principal.ts';
import { listOpenInvitations } from './invitations/invitation-rows.ts';
import { listMembers } from './member-view.ts';

/** The team one works in. Whom it invited is shown to those who may invite. */
export async function readTeam(database: Database, who: Principal): Promise<CallResponse<'listTeam'>> {
  const db = database.db;
  const mayInvite = may(who, 'organization.administer');
  const [members, invitations] = await Promise.all([
    listMembers(db, who.organizationId),
    mayInvite ? listOpenInvitations(db, who.organizationId) : [],
  ]);
  return { members, invitations };
}
