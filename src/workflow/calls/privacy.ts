import { writeAudit } from '../../accounts/audit/write-audit.ts';
import type { Principal } from '../../accounts/principal.ts';
import { deleteAccountOf } from '../../accounts/privacy/delete-account.ts';
import { accountOf } from '../../accounts/privacy/export-account.ts';
import { requireReauthentication } from '../../accounts/sign-in/reauthentication.ts';
import type { Service } from '../service.ts';
import { handOverWork, organizationsWithWorkOf } from '../store/handed-over.ts';
import { workOf } from '../store/own-work.ts';
import { removeWorkOf } from '../store/removed-organizations.ts';
import { actorOf } from './actor.ts';
import type { Call, CallFrom, CallInput, ServedText } from './call.ts';

export async function exportAccount(
  service: Service,
  { userId }: Principal,
  _input: CallInput<'exportAccount'>,
  from: CallFrom,
): Promise<ServedText> {
  await requireReauthentication(service.database.db, from.sessionId);
  const account = await accountOf(service.database.db, userId);
  const organizationIds = account.memberships
    .filter(({ is_active }) => is_active)
    .map(({ organization_id }) => organization_id);
  const work = await workOf(service, { userId, organizationIds }, from.origin);
  await writeAudit(service.database.db, {
    action: 'account.exported',
    resource: `user:${userId}`,
    category: 'data',
    severity: 'medium',
    userId,
    ipAddress: from.ipAddress,
  });
  const exported = { exported_at: new Date(), ...account, ...work };
  return {
    text: JSON.stringify(exported, null, 2),
    mediaType: 'application/json; charset=utf-8',
    name: 'afterword-account.json',
  };
}

export const deleteAccount: Call<'deleteAccount'> = async (service, who, { body }, from) => {
  await deleteAccountOf(service, { ...actorOf(who, from), sessionId: from.sessionId }, body, {
    remove: removeWorkOf,
    organizationsOf: organizationsWithWorkOf,
    handOver: handOverWork,
  });
  return null;
};
