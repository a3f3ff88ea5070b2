import type { Voice } from '../../kernel/artifacts.ts';
import { withinLanguage } from './language-match.ts';

/** Kokoro's speakers whom its makers and users name first: its files list them by their letters. */
const FIRST_SPEAKERS = ['af_heart', 'am_michael', 'af_bella', 'am_fenrir', 'bf_emma', 'bm_george'];

/**
 * The voices of models in the order in which a show takes them: those of the region first, the speakers
 * that sound best first, and hosts side by side who can be told apart.
 *
 * @param language BCP 47
 */
export function orderNeural(voices: readonly Voice[], language: string): Voice[] {
  const best = voices.toSorted((a, b) => rank(a) - rank(b));
  const [near, far] = [true, false].map((wanted) =>
    best.filter((voice) => withinLanguage(voice.language, language) === wanted),
  );
  return [...alternateGenders(near ?? []), ...alternateGenders(far ?? [])];
}

function rank({ id }: Voice): number {
  const place = FIRST_SPEAKERS.indexOf(id.slice(id.indexOf('#') + 1));
  return place === -1 ? FIRST_SPEAKERS.length : place;
}

function alternateGenders(voices: readonly Voice[]): Voice[] {
  const left = [...voices];
  const ordered: Voice[] = [];
  while (left.length > 0) {
    const last = ordered.at(-1)?.gender;
    const other = left.findIndex(({ gender }) => gender !== last);
    ordered.push(...left.splice(Math.max(0, other), 1));
  }
  return ordered;
}
