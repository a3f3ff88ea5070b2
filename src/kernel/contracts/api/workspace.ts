import { z } from 'zod';
import { episode, episodeSummary } from './episodes.ts';
import { id, instant, pageQuery } from './fields.ts';

const hit = z.object({
  /** Unique in the answer. */
  key: z.string(),
  title: z.string(),
  /** A line beneath it: where the words were found, or who somebody is. */
  detail: z.string(),
  /** The page it leads to, under this server. */
  path: z.string(),
});

export const discovered = z.object({
  id,
  title: z.string(),
  description: z.string(),
  /** Names of its speakers. */
  speakers: z.array(z.string()),
  publisher: z.string(),
  format: z.string(),
  language: z.string(),
  durationMs: z.int(),
  publishedAt: instant,
  audioUrl: z.string(),
  chapters: z.array(z.object({ title: z.string(), startMs: z.number(), endMs: z.number() })),
  /** Greatest sample of each stretch, 0 to 127, about 240 of them. */
  peaks: z.array(z.int()),
  /** Who is heard in each of these stretches: a place in `speakers`, -1 where nobody is; absent where it is not known. */
  voices: z.array(z.int()).optional(),
});

export const approval = z.object({
  id,
  episode: z.object({ id, title: z.string(), durationMs: z.int().optional() }),
  revision: z.int(),
  /** The script was changed since. */
  outdated: z.boolean(),
  status: z.enum(['pending', 'approved', 'changes_requested']),
  askedBy: z.object({ id, name: z.string() }),
  note: z.string().nullable(),
  decidedBy: z.object({ id, name: z.string() }).nullable(),
  decisionNote: z.string().nullable(),
  createdAt: instant,
  decidedAt: instant.nullable(),
  /** Whether you may decide it. */
  mayDecide: z.boolean(),
});

const note = z.string().trim().max(1000).optional();
const gated = { access: 'member', gate: 'subscription', status: 200 } as const;
const episodeParams = z.object({ episodeId: id });

export const workspaceCalls = {
  search: {
    ...gated,
    summary: 'Content, people and analytics you may see',
    query: z.object({ q: z.string().trim().min(1).max(200) }),
    response: z.object({ content: z.array(hit), people: z.array(hit), analytics: z.array(hit) }),
  },
  readSummary: {
    ...gated,
    summary: 'What your organization made, in figures',
    response: z.object({
      episodes: z.int(),
      /** Made in the last 30 days (9.4 period). */
      episodesInPeriod: z.int(),
      minutes: z.number(),
      minutesInPeriod: z.number(),
      sources: z.int(),
      words: z.int(),
      members: z.int(),
      published: z.int(),
      pendingApprovals: z.int(),
      /** Weeks from Monday, UTC, oldest first, the last twelve. */
      weeks: z.array(z.object({ start: z.iso.date(), episodes: z.int(), minutes: z.number() })),
      formats: z.array(z.object({ format: z.string(), episodes: z.int() })),
      /** Seconds of work a minute of sound took: the median of the last 50 episodes. */
      workSecondsPerMinute: z.number().optional(),
      loudness: z.object({ within: z.int(), measured: z.int() }),
      running: z.array(episodeSummary),
      recent: z.array(episodeSummary),
    }),
  },
  listDiscover: {
    summary: 'Published episodes of this server, newest first',
    access: 'member',
    status: 200,
    query: pageQuery.extend({ q: z.string().trim().max(200).optional() }),
    response: z.object({ episodes: z.array(discovered), cursor: z.string().optional() }),
  },
  readDiscoverAudio: {
    summary: 'The sound of a published episode; ranges are served',
    access: 'member',
    status: 200,
    params: episodeParams,
    response: z.unknown(),
  },
  publishEpisode: {
    ...gated,
    summary: 'Show a finished episode to everybody on this server',
    params: episodeParams,
    response: episode,
  },
  unpublishEpisode: {
    ...gated,
    summary: 'Take it back',
    params: episodeParams,
    response: episode,
  },
  listApprovals: {
    ...gated,
    summary: 'Episodes somebody asked approval for, newest first',
    query: pageQuery.extend({
      status: z
        .enum(['pending', 'approved', 'changes_requested', 'answered'])
        .optional()
        .meta({ description: '"answered" stands for both answers' }),
      // More than other lists bring: one page of it is what a team has open.
      limit: z.coerce.number().int().min(1).max(200).default(200),
    }),
    response: z.object({ approvals: z.array(approval), cursor: z.string().optional() }),
  },
  createApproval: {
    ...gated,
    summary: 'Ask owners, admins and managers to approve an episode',
    status: 201,
    body: z.object({ episodeId: id, note }),
    response: approval,
  },
  decideApproval: {
    ...gated,
    summary: 'Approve an episode or ask for changes',
    params: z.object({ approvalId: id }),
    body: z.object({ approved: z.boolean(), note }),
    response: approval,
  },
  listStorage: {
    summary: 'Files of a public bucket',
    access: 'public',
    status: 200,
    params: z.object({ bucket: z.enum(['public-audio', 'public-videos']) }),
    query: z.object({
      prefix: z.string().max(200).default(''),
      limit: z.coerce.number().int().min(1).max(100).default(20),
      sort: z.enum(['updated_at:desc', 'updated_at:asc', 'name:asc']).default('updated_at:desc'),
    }),
    response: z.object({
      files: z.array(
        z.object({
          name: z.string(),
          path: z.string(),
          mediaType: z.string(),
          bytes: z.int(),
          updated_at: instant,
          /** Its public address: /storage/{bucket}/{path}. */
          url: z.string(),
        }),
      ),
    }),
  },
} as const;
