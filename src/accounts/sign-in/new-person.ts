import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { writeAudit } from '../audit/write-audit.ts';
import { createWorkspaceFor } from '../organizations/create-organization.ts';
import type { AccountTables } from '../tables.ts';
import type { Asking } from './asking.ts';

/** What belongs to every new account, in the transaction that makes it: profile, role, own workspace. */
export async function addPerson(
  trx: Kysely<AccountTables>,
  user: { id: string; name: string },
  { newPerson, from }: Asking,
): Promise<void> {
  await trx
    .insertInto('profiles')
    .values({
      ...{ id: randomUUID(), user_id: user.id, full_name: user.name },
      ...{ account_type: newPerson.accountType, pending_org_name: newPerson.pendingOrgName },
    })
    .execute();
  await trx.insertInto('user_roles').values({ user_id: user.id, role: 'creator' }).execute();
  await createWorkspaceFor(trx, user.id, user.name);
  await writeAudit(trx, {
    ...{ action: 'account.created', resource: `user:${user.id}`, category: 'sign_in' },
    ...{ userId: user.id, ipAddress: from.ipAddress },
    details: { accountType: newPerson.accountType },
  });
}
