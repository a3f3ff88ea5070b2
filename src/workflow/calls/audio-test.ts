import { AppError } from '../../kernel/errors.ts';
import { listVoices as voicesOf } from '../../speech/voices/voices.ts';
import type { Service } from '../service.ts';
import type { Call, CallInput, ServedFile } from './call.ts';
import { readPreview, voiceView } from './voices.ts';

/** Engines with their voices, those that speak English with such a voice first. */
function voicesByEngine({ config }: Service) {
  const voices = voicesOf({}, config);
  // A cloud voice would cost whoever runs the server with every stranger who presses Play.
  return Map.groupBy(
    voices.filter(({ kind }) => kind !== 'cloud'),
    ({ engine }) => engine,
  );
}

function firstVoice<V extends { language: string }>(voices: readonly V[]): V {
  return voices.find(({ language }) => language.startsWith('en')) ?? (voices[0] as V);
}

export const listEngines: Call<'listEngines'> = async (service) => ({
  engines: [...voicesByEngine(service)].map(([engine, voices]) => ({
    engine,
    voices: voices.length,
    languages: new Set(voices.map(({ language }) => language.split('-')[0])).size,
    voice: voiceView(firstVoice(voices)),
  })),
});

/** @throws AppError not_found */
export async function readEngineSentence(
  service: Service,
  _who: unknown,
  { params }: CallInput<'readEngineSentence'>,
): Promise<ServedFile> {
  const voices = voicesByEngine(service).get(params.engine);
  if (!voices) throw new AppError('not_found', 'This server has no such engine.');
  return readPreview(service, firstVoice(voices).id);
}
