import type { Agent } from './agents.ts';

/** Why a request for sound is no download, told at once. */
export const EXCLUSIONS = ['head', 'own', 'no_agent', 'preload', 'double', 'bot', 'data_centre'] as const;
export type Exclusion = (typeof EXCLUSIONS)[number];

/** The same, with what only the whole day of a listener tells. */
export type NotCounted = Exclusion | 'under_minute' | 'same_listener';

/** As a page says it, in the order in which it says it. */
export const NOT_COUNTED: Readonly<Record<NotCounted, { label: string; detail: string }>> = {
  bot: {
    label: 'Robots, by name',
    detail: 'Crawlers, monitors and programs; the list is open and yours to change',
  },
  under_minute: {
    label: 'Less than a minute of sound',
    detail: 'Started and stopped, or a player that only looked',
  },
  same_listener: {
    label: 'The same listener, the same day',
    detail: 'Fetched in parts, resumed after a pause, or fetched twice',
  },
  own: {
    label: 'Your own team, signed in',
    detail: 'Members of the organization in a browser that is signed in',
  },
  no_agent: {
    label: 'No name given by the app',
    detail: 'Every app of listeners says what it is',
  },
  preload: {
    label: 'Fetched before anybody pressed play',
    detail: 'Browsers that load ahead say so',
  },
  double: {
    label: 'A watch beside its phone',
    detail: 'The phone fetched the same for itself',
  },
  head: {
    label: 'Asked about the file only',
    detail: 'No sound was asked for (HEAD)',
  },
  data_centre: {
    label: 'A data centre, not a person',
    detail: 'By the networks that the operator of this server listed',
  },
};

/** What is looked at to decide. */
export interface SoundAsked {
  method: string;
  userAgent: string | undefined;
  agent: Agent;
  /** `Sec-Purpose`, or `Purpose` as older browsers say it. */
  purpose: string | undefined;
  referer: string | undefined;
  /** Somebody of the organization that published it is signed in. */
  isOwn: boolean;
  isDataCentre: boolean;
}

/** An Apple Watch fetches what its phone fetched (facts of analytics, 25). */
const WATCH = /^atc\/.*watchOS|^.*watchOS\/[\d.]+ model\/Watch/i;
/** Opera on a desktop loads ahead whole feeds, and says no page then. */
const OPERA_DESKTOP = /(?:Windows NT|Macintosh|X11).* OPR\//;

/**
 * Why a request for sound can be no download, whatever it brings; undefined: it may be one. The rules of
 * IAB's podcast measurement 2.1 and 2.2 as their public summaries have them, and OP3's.
 */
export function excludes(asked: SoundAsked): Exclusion | undefined {
  const { method, agent, purpose, userAgent = '', referer } = asked;
  if (method !== 'GET') return 'head';
  if (asked.isOwn) return 'own';
  if (agent.kind === 'none') return 'no_agent';
  if (/prefetch|prerender|preview/i.test(purpose ?? '')) return 'preload';
  if (WATCH.test(userAgent)) return 'double';
  if (OPERA_DESKTOP.test(userAgent) && referer === undefined) return 'preload';
  if (agent.kind === 'bot') return 'bot';
  return asked.isDataCentre ? 'data_centre' : undefined;
}
