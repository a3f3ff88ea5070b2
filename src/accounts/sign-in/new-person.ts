import { randomUUID } from 'node:crypto';
import type { Queries } from '../../platform/db/database.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { createWorkspaceFor } from '../organizations/create-organization.ts';

/** What a new person said of themselves besides name and address, and where from. */
export interface NewPerson {
  accountType: 'individual' | 'business';
  /** What a business calls itself. */
  pendingOrgName: string | null;
  ipAddress: string;
}

/** What belongs to every new account, in the transaction that makes it: profile and own workspace. */
export async function addPerson(
  trx: Queries,
  user: { id: string; name: string },
  { accountType, pendingOrgName, ipAddress }: NewPerson,
): Promise<void> {
  await trx
    .insertInto('profiles')
    .values({
      id: randomUUID(),
      user_id: user.id,
      full_name: user.name,
      account_type: accountType,
      pending_org_name: pendingOrgName,
    })
    .execute();
  await createWorkspaceFor(trx, user.id, user.name);
  await writeAudit(trx, {
    action: 'account.created',
    resource: `user:${user.id}`,
    category: 'sign_in',
    userId: user.id,
    ipAddress,
    details: { accountType },
  });
}
