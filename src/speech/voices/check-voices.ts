import type { Script } from '../../kernel/artifacts.ts';
import { AppError } from '../../kernel/errors.ts';
import { sameLanguage } from './language-match.ts';
import { findVoice } from './voices.ts';

/**
 * Refuses a script whose voices do not speak its language.
 *
 * @throws AppError voice_unknown, voice_language_mismatch
 */
export function checkVoices(script: Script): void {
  for (const speaker of script.speakers) {
    const voice = findVoice(speaker.voiceId);
    if (sameLanguage(voice.language, script.language)) continue;
    throw new AppError(
      'voice_language_mismatch',
      `The voice "${voice.id}" of ${speaker.name} speaks ${voice.language}, but the script is in ${script.language}.`,
      { details: { voiceId: voice.id, voiceLanguage: voice.language, scriptLanguage: script.language } },
    );
  }
}
