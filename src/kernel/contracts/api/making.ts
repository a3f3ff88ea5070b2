import { z } from 'zod';
import type { Contract } from './contract.ts';
import { episodeChoices } from './episodes.ts';
import { id } from './fields.ts';

export const voice = z
  .object({
    id: z.string(),
    name: z.string(),
    engine: z.string(),
    language: z.string(),
    gender: z.enum(['female', 'male', 'neutral']),
    age: z.enum(['young', 'adult', 'old']),
    kind: z.enum(['recorded', 'formant', 'neural', 'cloud']),
    licence: z.string(),
    sample: z.string(),
  })
  .meta({ id: 'Voice' });

/** What can be said of an episode before it is made. */
export const estimate = z
  .object({
    sourceMinutes: z.number().meta({ description: 'Minutes that what can be said of the sources fills.' }),
    words: z.int().meta({ description: 'Of the script, for the length asked for.' }),
    readyInSeconds: z
      .number()
      .optional()
      .meta({ description: 'Until it is finished, from renders on this server; absent before the first.' }),
    leavesServer: z
      .array(z.string())
      .meta({ description: 'Services that would be sent text; empty when nothing leaves this server.' }),
    language: z.string(),
    /** The voices that will speak, chosen or usual. */
    cast: z.array(z.object({ name: z.string(), role: z.string(), voice })),
    pending: z.int().meta({ description: 'Sources that are still being read and are not counted yet.' }),
  })
  .meta({ id: 'Estimate' });

export const makingCalls = {
  createEstimate: {
    method: 'POST',
    path: '/api/v1/estimates',
    summary: 'What an episode of these sources would be',
    chapter: 'Episodes',
    access: 'member',
    gate: 'subscription',
    limit: 'previews',
    body: z.object({ sourceIds: z.array(id).max(20), options: episodeChoices.prefault({}) }),
    status: 200,
    response: estimate,
    errors: ['not_found', 'voice_unknown', 'voice_language_mismatch', 'writer_not_configured'],
  },
  listVoices: {
    method: 'GET',
    path: '/api/v1/voices',
    summary: 'Voices, those of a language first in line when it is given',
    chapter: 'Voices',
    access: 'member',
    gate: 'subscription',
    limit: 'general',
    query: z.object({ language: z.string().max(35).optional() }),
    status: 200,
    response: z.object({ voices: z.array(voice) }),
  },
  readVoicePreview: {
    method: 'GET',
    path: '/api/v1/voices/:voiceId/preview',
    summary: 'A sentence by a voice, as MP3',
    chapter: 'Voices',
    access: 'member',
    gate: 'subscription',
    limit: 'previews',
    params: z.object({ voiceId: z.string().min(1).max(200) }),
    status: 200,
    response: {
      kind: 'file',
      mediaType: 'audio/mpeg',
    },
    errors: ['voice_unknown', 'speech_failed', 'storage_failed'],
  },
} as const satisfies Record<string, Contract>;
