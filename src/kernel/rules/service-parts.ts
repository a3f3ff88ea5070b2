/** The parts of an installation whose health /status shows, by what its own probes can measure. */
export const SERVICE_PARTS = {
  database: {
    label: 'Database',
    about: 'Accounts, scripts and everything that is written down: one statement is run.',
    slowMs: 500,
  },
  files: {
    label: 'Files',
    about: 'Sound, documents and pictures: the place they lie in is asked whether it can be written.',
    slowMs: 2000,
  },
  making: {
    label: 'Making episodes',
    about: 'Jobs are taken: the one that has waited longest is looked at.',
    slowMs: 10 * 60_000,
  },
  mail: {
    label: 'Email',
    about: 'Emails leave: the one that has waited longest is looked at.',
    slowMs: 5 * 60_000,
  },
  room: {
    label: 'Room on the disk',
    about: 'There is room to write new files.',
    slowMs: 60_000,
  },
} as const satisfies Record<string, { label: string; about: string; slowMs: number }>;

export type ServicePart = keyof typeof SERVICE_PARTS;

export const SERVICE_PART_NAMES = Object.keys(SERVICE_PARTS) as [ServicePart, ...ServicePart[]];

/** What a probe found: an answer in time, a late one (`slowMs` of the part), or none. */
export type ProbeState = 'ok' | 'slow' | 'failed';

/** Days of history that are kept and shown. */
export const STATUS_DAYS = 90;

/** Whether an incident takes something away, or only slows it. */
export const INCIDENT_IMPACTS = {
  maintenance: 'Maintenance',
  degraded: 'Degraded',
  outage: 'Outage',
} as const;
export type IncidentImpact = keyof typeof INCIDENT_IMPACTS;

export const INCIDENT_STATES = {
  investigating: 'Investigating',
  identified: 'Cause found',
  monitoring: 'Watching',
  resolved: 'Over',
} as const;
export type IncidentState = keyof typeof INCIDENT_STATES;
