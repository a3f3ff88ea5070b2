import type { Script, Voice } from '../../kernel/artifacts.ts';
import { AppError } from '../../kernel/errors.ts';
import { sameLanguage } from './language-match.ts';
import type { SpeechSetup } from './speech-setup.ts';
import { findVoice } from './voices.ts';

/**
 * The voices of a script by their speakers' slots. Refuses a script whose voices do not speak its
 * language.
 *
 * @throws AppError voice_unknown, voice_language_mismatch, provider_key_missing, model_invalid
 */
export function checkVoices(script: Script, setup: SpeechSetup): Map<number, Voice> {
  const voices = new Map<number, Voice>();
  for (const speaker of script.speakers) {
    const voice = findVoice(speaker.voiceId, setup);
    voices.set(speaker.slot, voice);
    // A model that does not say its language was chosen by someone who knows it.
    if (voice.language === 'und' || sameLanguage(voice.language, script.language)) continue;
    throw new AppError(
      'voice_language_mismatch',
      `The voice "${voice.id}" of ${speaker.name} speaks ${voice.language}, but the script is in ${script.language}.`,
      { details: { voiceId: voice.id, voiceLanguage: voice.language, scriptLanguage: script.language } },
    );
  }
  return voices;
}
