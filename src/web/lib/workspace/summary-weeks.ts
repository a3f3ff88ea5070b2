import { plural } from '../wording/format.ts';
import type { Summary } from './workspace-queries.ts';

const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** One figure of each week as columns of a chart: under it, in full, and as it is said. */
export function columnsOfWeeks(weeks: Summary['weeks'], figure: 'episodes' | 'minutes') {
  return weeks.map((week) => {
    const start = new Date(week.start);
    return {
      key: week.start,
      tick: short.format(start),
      name: `Week from ${long.format(start)}`,
      value: week[figure],
      said: plural(week[figure], figure === 'episodes' ? 'episode' : 'minute'),
    };
  });
}
