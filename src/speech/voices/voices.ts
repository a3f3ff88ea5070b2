import type { Voice } from '../../kernel/artifacts.ts';
import { AppError } from '../../kernel/errors.ts';
import { catalogue } from './catalogue.ts';
import { withinLanguage } from './language-match.ts';
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
