import { z } from 'zod';
import { PREVIEW_SENTENCE } from '../../rules/preview-sentence.ts';
import type { Contract } from './contract.ts';
import { nothing, plainName } from './fields.ts';

export const VOICE_KINDS = ['recorded', 'formant', 'neural', 'cloud', 'cloned'] as const;

export const voice = z
  .object({
    id: z.string(),
    name: z.string(),
    engine: z.string(),
    language: z.string(),
    gender: z.enum(['female', 'male', 'neutral']).meta({ description: 'The impression it makes.' }),
    age: z.enum(['young', 'adult', 'old']).meta({ description: 'The impression it makes.' }),
    kind: z.enum(VOICE_KINDS),
    licence: z.string(),
    sample: z.string(),
    pitchHz: z
      .number()
      .optional()
      .meta({ description: 'Median fundamental frequency, where it was measured.' }),
    speed: z.number().optional().meta({
      description: 'Seconds of speech a second of work, as measured on this server; absent before that.',
    }),
  })
  .meta({ id: 'Voice' });

const voiceId = z.string().min(1).max(200);
const sentence = z.string().trim().min(1).max(PREVIEW_SENTENCE.most);

const usual = { chapter: 'Voices', access: 'member', gate: 'subscription' } as const;

export const voiceCalls = {
  listVoices: {
    ...usual,
    method: 'GET',
    path: '/api/v1/voices',
    summary: 'Voices, those of a language first in line when it is given',
    limit: 'general',
    query: z.object({ language: z.string().max(35).optional() }),
    status: 200,
    response: z.object({ voices: z.array(voice) }),
  },
  readVoicePreview: {
    ...usual,
    method: 'GET',
    path: '/api/v1/voices/:voiceId/preview',
    summary: 'A sentence by a voice: its own as MP3, or another one as WAV',
    limit: 'previews',
    params: z.object({ voiceId }),
    query: z.object({
      text: sentence.optional(),
      /** Of a word that stands in the text, how it is said. */
      word: plainName(60).optional(),
      alias: plainName(200).optional(),
      ipa: plainName(200).optional(),
    }),
    status: 200,
    response: {
      kind: 'file',
      mediaType: 'audio/mpeg',
    },
    errors: ['voice_unknown', 'speech_failed', 'storage_failed', 'consent_revoked', 'consent_expired'],
  },
  readVoiceDesk: {
    ...usual,
    method: 'GET',
    path: '/api/v1/voice-desk',
    summary: 'What the caller keeps of voices: their sentence, favourites, and those heard last',
    limit: 'general',
    status: 200,
    response: z.object({
      sentence: z.string().optional(),
      favourites: z.array(z.string()),
      recent: z.array(z.string()).meta({ description: 'Heard last first.' }),
    }),
  },
  changeVoiceDesk: {
    ...usual,
    method: 'PUT',
    path: '/api/v1/voice-desk',
    summary: 'Keep the sentence that voices are to say; null: their own',
    limit: 'general',
    body: z.object({ sentence: sentence.nullable() }),
    status: 204,
    response: nothing,
  },
  markVoice: {
    ...usual,
    method: 'PUT',
    path: '/api/v1/voice-desk/:voiceId',
    summary: 'Keep a voice as a favourite, or no longer; or note that it was heard',
    limit: 'general',
    params: z.object({ voiceId }),
    body: z.object({ isFavourite: z.boolean().optional(), heard: z.literal(true).optional() }),
    status: 204,
    response: nothing,
    errors: ['voice_unknown'],
  },
} as const satisfies Record<string, Contract>;
