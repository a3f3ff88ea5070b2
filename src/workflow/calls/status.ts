import { compact } from '../../kernel/compact.ts';
import type { CallResponse } from '../../kernel/contracts/api/api.ts';
import { SERVICE_PART_NAMES } from '../../kernel/rules/service-parts.ts';
import { incidentFeed } from '../../publish/incident-feed.ts';
import type { Service } from '../service.ts';
import { addIncidentUpdate, listIncidents, openIncident, removeIncident } from '../status/incidents.ts';
import { firstStatusDay } from '../status/store-probes.ts';
import { toActor } from './actor.ts';
import type { Call, CallFrom, ServedText } from './call.ts';

/** Probes come every minute; after so many milliseconds without any nobody knows. */
const STALE_MS = 5 * 60_000;

export const readStatus: Call<'readStatus'> = async ({ database }) => {
  const db = database.db;
  const firstDay = firstStatusDay();
  const [states, days, incidents] = await Promise.all([
    db.selectFrom('probe_states').selectAll().execute(),
    db.selectFrom('probe_days').selectAll().where('day', '>=', firstDay).orderBy('day').execute(),
    listIncidents(db, new Date(firstDay)),
  ]);
  const byPart = Map.groupBy(days, ({ part }) => part);
  const parts = SERVICE_PART_NAMES.map((part) => {
    const row = states.find((each) => each.part === part);
    const isFresh = row !== undefined && Date.now() - row.checked_at.getTime() < STALE_MS;
    return compact<CallResponse<'readStatus'>['parts'][number]>({
      part,
      state: isFresh ? row.state : 'unknown',
      since: isFresh ? row.since.toISOString() : undefined,
      checkedAt: row?.checked_at.toISOString(),
      days: (byPart.get(part) ?? []).map(({ day, ok, slow, failed }) => ({ day, ok, slow, failed })),
    });
  });
  return { parts, incidents };
};

export async function readStatusFeed(
  { database }: Service,
  _who: unknown,
  _input: unknown,
  { origin }: CallFrom,
): Promise<ServedText> {
  const firstDay = firstStatusDay();
  const incidents = await listIncidents(database.db, new Date(firstDay));
  const text = incidentFeed(incidents, origin, `${firstDay}T00:00:00.000Z`);
  return { text, mediaType: 'application/atom+xml; charset=utf-8' };
}

export const createIncident: Call<'createIncident'> = (service, who, { body }, from) =>
  openIncident(service, toActor(who, from), body);

export const updateIncident: Call<'updateIncident'> = (service, who, { params, body }, from) =>
  addIncidentUpdate(service, toActor(who, from), params.incidentId, body);

export const deleteIncident: Call<'deleteIncident'> = async (service, who, { params }, from) => {
  await removeIncident(service, toActor(who, from), params.incidentId);
  return null;
};
