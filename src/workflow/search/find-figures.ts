import { LOUDNESS_TARGET, LOUDNESS_TOLERANCE_LU } from '../../kernel/rules/loudness.ts';
import { ORGANIZATION_DEFAULTS } from '../../kernel/rules/organization-defaults.ts';
import type { MenuEntry } from '../../kernel/rules/side-menu.ts';
import type { Queries } from '../../platform/db/database.ts';
import { type Figures, readFigures, readFormats } from '../store/summary.ts';
import { hasWords } from '../text-processes/query-words.ts';
import type { Hit } from './find-content.ts';

interface Values {
  figures: Figures;
  formats: { format: string; episodes: number }[];
}

interface Figure {
  /** The part of the analytics page. */
  id: string;
  title: string;
  /** Other words it is sought by. */
  words: string;
  say(values: Values): string;
}

const TARGET = String(LOUDNESS_TARGET.integratedLufs).replace('-', '−');

const FIGURES: readonly Figure[] = [
  {
    id: 'episodes',
    title: 'Episodes made',
    words: 'shows podcasts count',
    say: ({ figures: { episodes, episodesInPeriod } }) =>
      `${episodes}, ${episodesInPeriod} in the last ${ORGANIZATION_DEFAULTS.general.periodDays} days`,
  },
  {
    id: 'minutes',
    title: 'Minutes of sound',
    words: 'hours length audio time',
    say: ({ figures: { minutes, minutesInPeriod } }) =>
      `${tenths(minutes)}, ${tenths(minutesInPeriod)} in the last ${ORGANIZATION_DEFAULTS.general.periodDays} days`,
  },
  {
    id: 'loudness',
    title: 'Loudness',
    words: 'lufs volume peak level',
    say: ({ figures: { within, measured } }) =>
      `${within} of ${measured} episodes at ${TARGET} ±${LOUDNESS_TOLERANCE_LU} LUFS`,
  },
  {
    id: 'formats',
    title: 'Formats used',
    words: 'deep dive brief lecture interview debate quiz panel',
    say: ({ formats }) =>
      formats.map(({ format, episodes }) => `${format.replace('_', ' ')} ${episodes}`).join(', ') ||
      'none yet',
  },
  {
    id: 'work',
    title: 'Work for a minute of sound',
    words: 'speed time rendering seconds',
    say: ({ figures: { workSecondsPerMinute: pace } }) =>
      pace === null ? 'not known yet' : `${tenths(pace)} s`,
  },
  {
    id: 'sources',
    title: 'Sources read',
    words: 'documents files words',
    say: ({ figures: { sources, words } }) => `${sources}, ${words.toLocaleString('en')} words`,
  },
  {
    id: 'published',
    title: 'Episodes published',
    words: 'discover shared',
    say: ({ figures: { published } }) => String(published),
  },
];

/** Figures of the analytics page with what they are now, for those whose menu has the page. */
export async function findFigures(
  db: Queries,
  organizationId: string,
  menu: readonly MenuEntry[],
  sought: readonly string[],
): Promise<Hit[]> {
  if (!menu.some(({ path }) => path === '/analytics')) return [];
  const found = FIGURES.filter(({ title, words }) => hasWords(`${title} ${words} analytics`, sought));
  if (found.length === 0) return [];
  const [figures, formats] = await Promise.all([
    readFigures(db, organizationId),
    readFormats(db, organizationId),
  ]);
  return found.map(({ id, title, say }) => {
    const detail = say({ figures, formats });
    return { key: `figure:${id}`, title, detail, path: `/analytics#${id}` };
  });
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
