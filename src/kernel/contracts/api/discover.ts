import { z } from 'zod';
import type { Contract } from './contract.ts';
import { episode } from './episodes.ts';
import { episodeParams, id, instant, pageQuery } from './fields.ts';

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

export const discoverCalls = {
  listDiscover: {
    method: 'GET',
    path: '/api/v1/discover',
    summary: 'Published episodes of this server, newest first',
    chapter: 'Workspace',
    access: 'member',
    gate: 'credentials',
    limit: 'general',
    query: pageQuery.extend({ q: z.string().trim().max(200).optional() }),
    status: 200,
    response: z.object({ episodes: z.array(discovered), cursor: z.string().optional() }),
  },
  readDiscoverAudio: {
    method: 'GET',
    path: '/api/v1/discover/:episodeId/audio',
    summary: 'The sound of a published episode; ranges are served',
    chapter: 'Workspace',
    access: 'member',
    gate: 'credentials',
    limit: 'general',
    params: episodeParams,
    status: 200,
    response: {
      kind: 'file',
      mediaType: 'audio/mpeg',
    },
  },
  publishEpisode: {
    method: 'PUT',
    path: '/api/v1/episodes/:episodeId/publication',
    summary: 'Show a finished episode to everybody on this server',
    chapter: 'Episodes',
    access: 'member',
    gate: 'subscription',
    limit: 'general',
    params: episodeParams,
    status: 200,
    response: episode,
    errors: ['conflict'],
  },
  unpublishEpisode: {
    method: 'DELETE',
    path: '/api/v1/episodes/:episodeId/publication',
    summary: 'Take it back',
    chapter: 'Episodes',
    access: 'member',
    gate: 'subscription',
    limit: 'general',
    params: episodeParams,
    status: 200,
    response: episode,
  },
} as const satisfies Record<string, Contract>;
