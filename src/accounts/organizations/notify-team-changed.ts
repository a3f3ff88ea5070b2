import type { Queries } from '../../platform/db/database.ts';
import type { EventStream } from '../../platform/realtime/event.ts';

/** Tells everybody of an organization that its members or invitations changed: late in the transaction. */
export function notifyTeamChanged(trx: Queries, events: EventStream, organizationId: string): Promise<void> {
  return events.emit(trx, { organizationId, kind: 'team.changed', subjectId: organizationId });
}
