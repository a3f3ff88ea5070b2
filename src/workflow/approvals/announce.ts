import { notifyMembers } from '../../accounts/notifications/notify-members.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Service } from '../service.ts';

/** The request that it is about, as far as it is told. */
export interface AnnouncedRequest {
  id: string;
  organization_id: string;
  episode_id: string;
}

/** Notifies people of what became of a request, and tells everybody's open pages. */
export async function announce(
  { events }: Pick<Service, 'events'>,
  trx: Queries,
  { id, organization_id, episode_id }: AnnouncedRequest,
  userIds: readonly string[],
  { title, message }: { title: string; message: string },
): Promise<void> {
  await notifyMembers(trx, events, userIds, {
    type: 'system_alert',
    title,
    message,
    organizationId: organization_id,
    data: { path: '/approvals', approvalId: id, episodeId: episode_id },
  });
  await events.emit(trx, { organizationId: organization_id, kind: 'approval.changed', subjectId: id });
}

export function withNote(sentence: string, note: string | undefined): string {
  return note ? `${sentence} ${note}` : sentence;
}
