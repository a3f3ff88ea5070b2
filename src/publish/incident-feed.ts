import { INCIDENT_STATES, type IncidentState } from '../kernel/rules/service-parts.ts';
import { type AtomEntry, atomFeed } from './atom-feed.ts';

interface FeedIncident {
  id: string;
  title: string;
  startedAt: string;
  updates: readonly { state: IncidentState; message: string; createdAt: string }[];
}

/**
 * Incidents as an Atom feed (RFC 4287), one entry an incident, its newest word first.
 *
 * @param origin of the server, which the ids are made of
 * @param since what the feed says of its change while there is no incident
 */
export function incidentFeed(incidents: readonly FeedIncident[], origin: string, since: string): string {
  const updated = incidents
    .map((incident) => incident.updates[0]?.createdAt ?? incident.startedAt)
    .reduce((last, each) => (each > last ? each : last), incidents.length > 0 ? '' : since);
  return atomFeed({
    title: 'Afterword status',
    pageUrl: `${origin}/status`,
    selfUrl: `${origin}/api/v1/status/feed`,
    updated,
    entries: incidents.map((incident) => incidentEntry(incident, origin)),
  });
}

function incidentEntry({ id, title, startedAt, updates }: FeedIncident, origin: string): AtomEntry {
  const [newest] = updates;
  const text = updates
    .map(({ state, message, createdAt }) => `${createdAt} ${INCIDENT_STATES[state]}: ${message}`)
    .join('\n\n');
  const label = newest ? `${INCIDENT_STATES[newest.state]}: ` : '';
  return {
    id: `urn:uuid:${id}`,
    title: `${label}${title}`,
    url: `${origin}/status#${id}`,
    published: startedAt,
    updated: newest?.createdAt ?? startedAt,
    content: { type: 'text', text },
  };
}
