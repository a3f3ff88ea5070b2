import type { Queries } from '../../platform/db/database.ts';
import type { EventStream } from '../../platform/realtime/event.ts';
import { currentOrganization } from '../profiles/current-organization.ts';
import { isActiveMember } from '../profiles/is-active-member.ts';
import { type NewNotification, notify } from './notify.ts';

/**
 * Notifies members of an organization of something in it, in the transaction of what happened and
 * before its other events. Whoever left the organization is told nothing of it.
 */
export async function notifyMembers(
  trx: Queries,
  events: EventStream,
  userIds: readonly string[],
  input: Omit<NewNotification, 'userId'> & { organizationId: string },
): Promise<void> {
  const { organizationId } = input;
  const members: string[] = [];
  const organizationIds = [organizationId];
  for (const userId of new Set(userIds)) {
    if (!(await isActiveMember(trx, userId, organizationId))) continue;
    members.push(userId);
    // They may be at work in another of theirs just now.
    organizationIds.push((await currentOrganization(trx, userId)) ?? organizationId);
  }
  await events.hold(trx, organizationIds);
  for (const userId of members) await notify(trx, events, { ...input, userId });
}
