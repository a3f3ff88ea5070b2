import type { Voice } from '../../kernel/artifacts.ts';
import { AppError } from '../../kernel/errors.ts';
import { catalogue } from './catalogue.ts';
import { sameLanguage, withinLanguage } from './language-match.ts';
import { nearest } from './nearest.ts';

const byId = new Map(catalogue.map((voice) => [voice.id, voice]));

export interface VoiceFilter {
  /** BCP 47: "en" finds all English voices, "en-GB" the British ones. */
  language?: string;
  kind?: Voice['kind'];
  engine?: string;
}

/** The voices of the catalogue that fit, the recorded ones first, then by language. */
export function listVoices(filter: VoiceFilter = {}): Voice[] {
  return catalogue.filter(
    (voice) =>
      (filter.language === undefined || withinLanguage(voice.language, filter.language)) &&
      (filter.kind === undefined || voice.kind === filter.kind) &&
      (filter.engine === undefined || voice.engine === filter.engine),
  );
}

/**
 * The voice with this id.
 *
 * @throws AppError voice_unknown, the nearest ids in its sentence and in `details.nearest`
 */
export function findVoice(id: string): Voice {
  const voice = byId.get(id);
  if (voice) return voice;
  const ids = nearest(id, [...byId.keys()]);
  throw new AppError('voice_unknown', `There is no voice "${id}". The nearest are ${ids.join(', ')}.`, {
    details: { voiceId: id, nearest: ids },
  });
}

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
