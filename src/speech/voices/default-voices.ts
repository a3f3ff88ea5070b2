import type { Voice } from '../../kernel/artifacts.ts';
import { AppError } from '../../kernel/errors.ts';
import { catalogue } from './catalogue.ts';
import { sameLanguage, withinLanguage } from './language-match.ts';

/**
 * Voices to begin with, each unlike the others: for English the recorded ones, for every language
 * its formant timbres in the order of their quality, those of the same region first. Fewer than
 * `count` when the language has no more.
 *
 * @param language BCP 47
 * @throws AppError voice_language_mismatch when no voice speaks the language
 */
export function defaultVoices(language: string, count: number): Voice[] {
  const speaking = catalogue.filter((voice) => sameLanguage(voice.language, language));
  if (speaking.length === 0)
    throw new AppError('voice_language_mismatch', `No voice speaks the language "${language}".`, {
      details: { scriptLanguage: language },
    });
  const recorded = speaking.filter((voice) => voice.kind === 'recorded');
  const formant = speaking.filter((voice) => voice.kind === 'formant');
  const region = formant.find((voice) => withinLanguage(voice.language, language)) ?? formant[0];
  const regional = formant.filter((voice) => voice.language === region?.language);
  return [...recorded, ...regional].slice(0, count);
}
