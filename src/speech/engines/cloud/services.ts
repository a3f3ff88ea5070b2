import type { Voice } from '../../../kernel/artifacts.ts';
import type { CloudEngine } from '../../../kernel/rules/cloud-engines.ts';

export type CloudServiceId = CloudEngine;

/** A service that is sent text and gives speech. */
export interface CloudService {
  id: CloudServiceId;
  name: string;
  keyVariable: string;
  model: string;
  /** Asked for so that nothing has to be decoded: headerless 16-bit little-endian mono. */
  format: { name: string; sampleRate: number };
  voices: { id: string; gender: Voice['gender'] }[];
  /** Ids of voices that a person may have there besides. */
  typedVoice?: RegExp;
}

/** What a worker needs to ask a service. Holds a key: never written down, never part of a take's key. */
export interface CloudAccess {
  service: CloudServiceId;
  apiKey: string;
  baseUrl?: string | undefined;
}

const any = (...ids: string[]) => ids.map((id) => ({ id, gender: 'neutral' as const }));

export const CLOUD_SERVICES: readonly CloudService[] = [
  {
    id: 'openai',
    name: 'OpenAI',
    keyVariable: 'OPENAI_API_KEY',
    model: 'gpt-4o-mini-tts',
    format: { name: 'pcm', sampleRate: 24_000 },
    voices: any(
      'alloy',
      'ash',
      'ballad',
      'coral',
      'echo',
      'fable',
      'nova',
      'onyx',
      'sage',
      'shimmer',
      'verse',
    ),
  },
  {
    id: 'elevenlabs',
    name: 'ElevenLabs',
    keyVariable: 'ELEVENLABS_API_KEY',
    model: 'eleven_multilingual_v2',
    format: { name: 'pcm_24000', sampleRate: 24_000 },
    voices: [],
    typedVoice: /^[A-Za-z0-9]{10,40}$/,
  },
];
