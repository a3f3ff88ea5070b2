import type { Queries } from '../../platform/db/database.ts';
import type { Service } from '../service.ts';

/** Tells pages of the organization that its list of own sounds is another one now. */
export async function tellSoundChanged(
  events: Service['events'],
  trx: Queries,
  { id, organization_id }: { id: string; organization_id: string },
): Promise<void> {
  await events.emit(trx, { organizationId: organization_id, kind: 'sound.changed', subjectId: id });
}
