import { z } from 'zod';
import { turn } from '../script.ts';
import type { Contract } from './contract.ts';
import { episodeParams } from './fields.ts';

const time = z.object({ text: z.string(), startMs: z.number(), endMs: z.number() });

const take = z
  .object({
    key: z.string().meta({ description: 'A content hash: the same words by the same voice have the same.' }),
    url: z.string().meta({ description: 'The sound, as WAV. It never changes.' }),
    durationMs: z.number(),
    sentences: z.array(time),
    words: z.array(time.extend({ estimated: z.boolean() })),
  })
  .meta({ id: 'ScriptTake' });

export const scriptTakeCalls = {
  speakTurn: {
    method: 'POST',
    path: '/api/v1/episodes/:episodeId/script/takes',
    summary: 'Speak the words of a turn as they stand, without making the episode anew',
    chapter: 'Episodes',
    access: 'member',
    gate: 'subscription',
    limit: 'previews',
    params: episodeParams,
    body: z.object({
      text: turn.shape.text,
      voiceId: z.string().min(1).max(200),
      pace: turn.shape.directions.unwrap().shape.pace,
      sayAs: turn.shape.directions.unwrap().shape.sayAs,
      emphasis: turn.shape.directions.unwrap().shape.emphasis,
      foreign: turn.shape.foreign,
    }),
    status: 200,
    response: take,
    errors: [
      'voice_unknown',
      'voice_language_mismatch',
      'speech_failed',
      'provider_key_missing',
      'provider_key_refused',
      'provider_quota_spent',
      'provider_failed',
    ],
  },
  readTake: {
    method: 'GET',
    path: '/api/v1/episodes/:episodeId/script/takes/:file',
    summary: 'The sound of a turn that was spoken, as WAV',
    chapter: 'Episodes',
    access: 'member',
    gate: 'subscription',
    limit: 'general',
    params: episodeParams.extend({ file: z.string().regex(/^[0-9a-f]{64}\.wav$/) }),
    status: 200,
    response: { kind: 'text', mediaType: 'audio/wav', description: 'The sound of one turn.' },
  },
} as const satisfies Record<string, Contract>;
