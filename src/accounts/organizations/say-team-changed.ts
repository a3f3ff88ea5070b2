import type { Kysely } from 'kysely';
import type { EventStream } from '../../platform/realtime/event.ts';
import type { AccountTables } from '../tables.ts';

/** Tells everybody of an organization that its members or invitations changed: late in the transaction. */
export function sayTeamChanged(
  trx: Kysely<AccountTables>,
  events: EventStream,
  organizationId: string,
): Promise<void> {
  return events.emit(trx, { organizationId, kind: 'team.changed', subjectId: organizationId });
}
