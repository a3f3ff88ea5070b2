import { isSame } from '../../is-same.ts';
import type { BrandSettings, CastSpeaker, EpisodeOptions } from '../../stored.ts';
import { SHOW_FORMAT_FACTS } from '../show-formats.ts';
import { BRAND_PARTS, type BrandPart } from './parts.ts';

/** The parts that a brand voice sets. */
export function brandParts(settings: BrandSettings): BrandPart[] {
  const sets: Record<BrandPart, boolean> = {
    cast: settings.castId !== null,
    tone: settings.tone !== null,
    words: settings.words.length > 0 || settings.spellings.length > 0,
    pronunciations: settings.pronunciations.length > 0,
    opening: [settings.introWords, settings.outroWords, settings.introSound, settings.outroSound].some(
      Boolean,
    ),
    bed: settings.bedSound !== null,
    disclosure: settings.disclosure !== '',
    artwork: [settings.artworkShowId, settings.colour, settings.embedTheme].some(Boolean),
  };
  return (Object.keys(sets) as BrandPart[]).filter((part) => sets[part]);
}

/**
 * The choices for an episode as its brand voice wants them.
 *
 * @param speakers of the cast that it names; undefined: none, or one that is not there any more
 * @param apart parts that are not wanted
 */
export function fitOptions(
  options: EpisodeOptions,
  settings: BrandSettings,
  speakers: readonly CastSpeaker[] | undefined,
  apart: readonly BrandPart[],
): EpisodeOptions {
  const fitted = { ...options };
  if (settings.tone && !apart.includes('tone')) fitted.tone = settings.tone;
  if (speakers && !apart.includes('cast')) fitted.cast = castFor(options, speakers);
  const bringsIntro = settings.introSound !== null && !apart.includes('opening');
  if (bringsIntro) fitted.openingSound = false;
  // Two musics at once are none.
  if (bringsIntro || (settings.bedSound !== null && !apart.includes('bed'))) delete fitted.music;
  return fitted;
}

/** As many as the episode has: who is too many stays out, and a speaker more has the usual voice. */
function castFor({ format, cast }: EpisodeOptions, speakers: readonly CastSpeaker[]): CastSpeaker[] {
  const { from, to, usual } = SHOW_FORMAT_FACTS[format].speakers;
  const wanted = cast?.length ?? Math.max(usual, Math.min(to, speakers.length));
  const count = Math.min(to, Math.max(from, wanted));
  return Array.from({ length: count }, (_, slot) => speakers[slot] ?? {});
}

/** The parts that one version has otherwise than the one before it; of the first all that it sets. */
export function changedParts(settings: BrandSettings, before: BrandSettings | undefined): BrandPart[] {
  if (!before) return brandParts(settings);
  return BRAND_PARTS.filter((part) => SETTINGS_OF[part].some((key) => !isSame(settings[key], before[key])));
}

const SETTINGS_OF: Record<BrandPart, readonly (keyof BrandSettings)[]> = {
  cast: ['castId'],
  tone: ['tone'],
  words: ['words', 'spellings'],
  pronunciations: ['pronunciations'],
  opening: ['introWords', 'outroWords', 'introSound', 'outroSound'],
  bed: ['bedSound'],
  disclosure: ['disclosure'],
  artwork: ['artworkShowId', 'colour', 'embedTheme'],
};
