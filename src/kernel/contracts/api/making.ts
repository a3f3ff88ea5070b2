import { z } from 'zod';
import { episodeOptions } from './episodes.ts';
import { id, instant } from './fields.ts';

export const voice = z.object({
  id: z.string(),
  name: z.string(),
  engine: z.string(),
  language: z.string(),
  gender: z.enum(['female', 'male', 'neutral']),
  age: z.enum(['young', 'adult', 'old']),
  kind: z.enum(['recorded', 'formant', 'neural', 'cloud']),
  licence: z.string(),
  sample: z.string(),
});

/** What can be said of an episode before it is made. */
export const estimate = z.object({
  /** Minutes that an episode of this format could fill with the sources: about, and at most. */
  sourceMinutes: z.number(),
  /** Words of the script for the length asked for. */
  words: z.int(),
  /** Until the episode is finished, from renders on this server; absent before the first. */
  readyInSeconds: z.number().optional(),
  /** Services that would be sent text; empty when nothing leaves this server. */
  leavesServer: z.array(z.string()),
  language: z.string(),
  /** The voices that will speak, chosen or usual. */
  cast: z.array(z.object({ name: z.string(), role: z.string(), voice })),
  /** Sources that are still being read and are not counted yet. */
  pending: z.int(),
});

export const deadJob = z.object({
  id,
  job: z.string(),
  subjectId: z.string().optional(),
  /** One of docs/errors.md. */
  code: z.string(),
  /** What could not be done, and what its code means. */
  message: z.string(),
  failedAt: instant,
});

export const makingCalls = {
  createEstimate: {
    summary: 'What an episode of these sources would be',
    access: 'member',
    gate: 'subscription',
    status: 200,
    body: z.object({ sourceIds: z.array(id).max(20), options: episodeOptions.prefault({}) }),
    response: estimate,
  },
  listVoices: {
    summary: 'Voices, those of a language first in line when it is given',
    access: 'member',
    gate: 'subscription',
    status: 200,
    query: z.object({ language: z.string().max(35).optional() }),
    response: z.object({ voices: z.array(voice) }),
  },
  readVoicePreview: {
    summary: 'A sentence by a voice, as MP3',
    access: 'member',
    gate: 'subscription',
    status: 200,
    params: z.object({ voiceId: z.string().min(1).max(200) }),
    response: z.unknown(),
  },
  listDeadJobs: {
    summary: 'Jobs that were given up, newest first; for owners and admins',
    access: 'admin',
    gate: 'subscription',
    status: 200,
    response: z.object({ jobs: z.array(deadJob) }),
  },
  retryDeadJob: {
    summary: 'Try a job that was given up once more',
    access: 'admin',
    gate: 'subscription',
    status: 202,
    params: z.object({ jobId: id }),
    response: z.object({ id }),
  },
} as const;
