import type { Voice } from '../../kernel/artifacts.ts';
import { formantLanguages } from './formant-languages.ts';
import { sameLanguage, withinLanguage } from './language-match.ts';

/** Who says a stretch in another language: a voice of the same engine. */
export interface ForeignVoice {
  /** The engine's own name for the voice. */
  voice: string;
  /** espeak-ng's name of the language, for a voice that has to be told how its words sound. */
  language?: string;
}

/**
 * The voice nearest to the speaker's that says another language: of espeak-ng the same timbre in that
 * language; of a recorded English voice itself, given the language's sounds. Undefined where the
 * speaker's own voice goes on: in its own language, in one nobody speaks, and for voices of models
 * and services, which read other languages their own way.
 *
 * @param language BCP 47
 */
export function foreignVoice(speaker: Voice, language: string): ForeignVoice | undefined {
  if (sameLanguage(speaker.language, language)) return undefined;
  const spoken =
    formantLanguages.find((row) => withinLanguage(row.language, language)) ??
    formantLanguages.find((row) => sameLanguage(row.language, language));
  if (spoken === undefined) return undefined;
  if (speaker.engine === 'espeak') {
    const variant = speaker.id.split('+')[1];
    return { voice: variant === undefined ? spoken.engineName : `${spoken.engineName}+${variant}` };
  }
  return speaker.engine === 'flite' ? { voice: speaker.id, language: spoken.engineName } : undefined;
}
