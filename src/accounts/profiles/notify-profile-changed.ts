import type { Queries } from '../../platform/db/database.ts';
import type { EventStream } from '../../platform/realtime/event.ts';
import { currentOrganization } from './current-organization.ts';

/** Tells a person's open pages that their profile, roles or membership changed (4.7: the check reruns). */
export async function notifyProfileChanged(trx: Queries, events: EventStream, userId: string): Promise<void> {
  const organizationId = await currentOrganization(trx, userId);
  if (organizationId)
    await events.emit(trx, { organizationId, kind: 'profile.changed', subjectId: userId, userId });
}
