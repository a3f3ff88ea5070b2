import { isCloudEngine } from '../kernel/rules/cloud-engines.ts';
import type { WriterConfig } from '../platform/config/config.ts';
import { findDestination } from '../script/writers/model/server/open-model.ts';
import type { SpeechSetup } from '../speech/voices/speech-setup.ts';
import { findVoice } from '../speech/voices/voices.ts';

/** Services outside that would be sent text for an episode, each once; a model on this machine is none. */
export function servicesUsed(
  voiceIds: readonly string[],
  setup: SpeechSetup,
  model: WriterConfig | undefined,
): string[] {
  const engines = voiceIds.map((id) => findVoice(id, setup).engine).filter(isCloudEngine);
  const destination = model && findDestination(model);
  return [
    ...new Set([
      ...engines,
      ...(destination && !destination.isLocal ? [new URL(destination.address).host] : []),
    ]),
  ];
}
