import type { Voice } from '../../kernel/artifacts.ts';
import { AppError } from '../../kernel/errors.ts';
import { CLOUD_SERVICES, type CloudService, type CloudServiceId } from '../engines/cloud/services.ts';
import { ANY_LANGUAGE } from './language-match.ts';
import { sampleSentence } from './neural-languages.ts';
import type { SpeechSetup } from './speech-setup.ts';

/** The named voices of the services whose key is set. */
export function cloudVoices({ keys = {} }: SpeechSetup): Voice[] {
  return CLOUD_SERVICES.filter(({ id }) => keys[id]).flatMap((service) =>
    service.voices.map(({ id, gender }) => voiceOf(service, id, gender)),
  );
}

/**
 * A cloud voice by its id, such as "openai:alloy" or "elevenlabs:<voice id>"; undefined when the id
 * is of no service.
 *
 * @throws AppError provider_key_missing, voice_unknown
 */
export function findCloudVoice(id: string, { keys = {} }: SpeechSetup): Voice | undefined {
  const service = CLOUD_SERVICES.find((each) => id.startsWith(`${each.id}:`));
  if (!service) return undefined;
  if (!keys[service.id]) throw keyMissing(service, id);
  const own = id.slice(service.id.length + 1);
  const named = service.voices.find((each) => each.id === own);
  if (named) return voiceOf(service, own, named.gender);
  if (service.typedVoice?.test(own)) return voiceOf(service, own, 'neutral');
  const known = service.voices.map((each) => `${service.id}:${each.id}`).join(', ');
  throw new AppError(
    'voice_unknown',
    `${service.name} has no voice "${own}".${known ? ` It has ${known}.` : ` Give the id of one of your voices: ${service.id}:VOICE_ID.`}`,
    { details: { voiceId: id, nearest: [] } },
  );
}

/** "sends the text to OpenAI", for lists and questions. */
export function cloudServiceName(voice: Voice): string | undefined {
  return CLOUD_SERVICES.find(({ id }) => id === (voice.engine as CloudServiceId))?.name;
}

function voiceOf(service: CloudService, id: string, gender: Voice['gender']): Voice {
  return {
    id: `${service.id}:${id}`,
    engine: service.id,
    name: id.charAt(0).toUpperCase() + id.slice(1),
    language: ANY_LANGUAGE,
    gender,
    age: 'adult',
    kind: 'cloud',
    model: service.model,
    licence: `terms of ${service.name}`,
    sample: sampleSentence('en'),
  };
}

function keyMissing(service: CloudService, voiceId: string): AppError {
  return new AppError(
    'provider_key_missing',
    `The voice "${voiceId}" is spoken by ${service.name}, which needs a key: set ${service.keyVariable}.`,
    { details: { voiceId, variable: service.keyVariable } },
  );
}
