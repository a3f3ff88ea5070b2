import { ORGANIZATION_DEFAULTS } from '../../../kernel/rules/organization-defaults.ts';
import { count, plural, unit } from '../wording/format.ts';
import type { Summary } from './workspace-queries.ts';

/** What was made, as figures to be shown in a row. */
export function summaryFigures(summary: Summary) {
  const { episodes, episodesInPeriod, minutes, minutesInPeriod, sources, words, members, published } =
    summary;
  const recently = (value: number) =>
    `${count(value)} in the last ${ORGANIZATION_DEFAULTS.general.periodDays} days`;
  return {
    episodes: {
      value: count(episodes),
      label: unit(episodes, 'episode'),
      detail: recently(episodesInPeriod),
    },
    minutes: { value: count(minutes), label: unit(minutes, 'minute'), detail: recently(minutesInPeriod) },
    sources: { value: count(sources), label: unit(sources, 'source'), detail: plural(words, 'word') },
    members: { value: count(members), label: unit(members, 'member') },
    published: { value: count(published), label: 'published', detail: 'on Discover' },
  };
}
