import { z } from 'zod';
import {
  INCIDENT_IMPACTS,
  INCIDENT_STATES,
  type IncidentImpact,
  type IncidentState,
  SERVICE_PART_NAMES,
} from '../../rules/service-parts.ts';
import type { Contract } from './contract.ts';
import { id, instant, nothing, title } from './fields.ts';

const part = z.enum(SERVICE_PART_NAMES);
const incidentState = z.enum(Object.keys(INCIDENT_STATES) as [IncidentState, ...IncidentState[]]);
const impact = z.enum(Object.keys(INCIDENT_IMPACTS) as [IncidentImpact, ...IncidentImpact[]]);
const message = z.string().trim().min(1).max(2000);

const incident = z.object({
  id,
  title: z.string(),
  impact,
  parts: z.array(part),
  startedAt: instant,
  resolvedAt: instant.optional(),
  /** Newest first. */
  updates: z.array(z.object({ id, state: incidentState, message: z.string(), createdAt: instant })),
});

const status = z.object({
  parts: z.array(
    z.object({
      part,
      /** `unknown`: no probe has run lately. */
      state: z.enum(['ok', 'slow', 'failed', 'unknown']),
      since: instant.optional(),
      checkedAt: instant.optional(),
      /** Days with probes, oldest first; a day without any is left out. */
      days: z.array(
        z.object({
          day: z.iso.date(),
          ok: z.int(),
          slow: z.int(),
          failed: z.int(),
        }),
      ),
    }),
  ),
  /** Those under way, then those of the days shown, newest first. */
  incidents: z.array(incident),
});

export const statusCalls = {
  readStatus: {
    method: 'GET',
    path: '/api/v1/status',
    summary: 'The health of this server by part, with 90 days of history and its incidents',
    chapter: 'Status',
    access: 'public',
    gate: 'open',
    limit: 'general',
    status: 200,
    response: status,
  },
  readStatusFeed: {
    method: 'GET',
    path: '/api/v1/status/feed',
    summary: 'Incidents as an Atom feed',
    chapter: 'Status',
    access: 'public',
    gate: 'open',
    limit: 'general',
    status: 200,
    response: {
      kind: 'text',
      mediaType: 'application/atom+xml',
    },
  },
  createIncident: {
    method: 'POST',
    path: '/api/v1/platform/incidents',
    summary: 'Announce an incident or a maintenance on /status',
    chapter: 'Platform',
    access: 'platform',
    gate: 'credentials',
    limit: 'general',
    body: z.object({
      title: title(200),
      impact,
      parts: z.array(part).min(1).max(SERVICE_PART_NAMES.length),
      state: incidentState.exclude(['resolved']).default('investigating'),
      message,
    }),
    status: 201,
    response: incident,
  },
  updateIncident: {
    method: 'POST',
    path: '/api/v1/platform/incidents/:incidentId/updates',
    summary: 'Say how an incident goes on, or that it is over',
    chapter: 'Platform',
    access: 'platform',
    gate: 'credentials',
    limit: 'general',
    params: z.object({ incidentId: id }),
    body: z.object({ state: incidentState, message }),
    status: 201,
    response: incident,
  },
  deleteIncident: {
    method: 'DELETE',
    path: '/api/v1/platform/incidents/:incidentId',
    summary: 'Take back an incident that was announced by mistake',
    chapter: 'Platform',
    access: 'platform',
    gate: 'credentials',
    limit: 'general',
    params: z.object({ incidentId: id }),
    status: 204,
    response: nothing,
  },
} as const satisfies Record<string, Contract>;
