import { escapeXml } from '../kernel/escape-xml.ts';
import { INCIDENT_STATES, type IncidentState } from '../kernel/rules/service-parts.ts';

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
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    '<title>Afterword status</title>',
    `<id>${escapeXml(`${origin}/status`)}</id>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(`${origin}/api/v1/status/feed`)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(`${origin}/status`)}"/>`,
    '<author><name>Afterword</name></author>',
    `<updated>${updated}</updated>`,
    ...incidents.map((incident) => entry(incident, origin)),
    '</feed>',
    '',
  ].join('\n');
}

function entry({ id, title, startedAt, updates }: FeedIncident, origin: string): string {
  const [newest] = updates;
  const text = updates
    .map(({ state, message, createdAt }) => `${createdAt} ${INCIDENT_STATES[state]}: ${message}`)
    .join('\n\n');
  const label = newest ? `${INCIDENT_STATES[newest.state]}: ` : '';
  return [
    '<entry>',
    `<title>${escapeXml(`${label}${title}`)}</title>`,
    `<id>urn:uuid:${id}</id>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(`${origin}/status#${id}`)}"/>`,
    `<published>${startedAt}</published>`,
    `<updated>${newest?.createdAt ?? startedAt}</updated>`,
    `<content type="text">${escapeXml(text)}</content>`,
    '</entry>',
  ].join('\n');
}
