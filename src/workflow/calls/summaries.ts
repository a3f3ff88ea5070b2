import { countMembers } from '../../accounts/people/count-members.ts';
import { compact } from '../../kernel/compact.ts';
import { selectSummaries, toEpisodeSummary } from '../store/episode-summary.ts';
import { readFigures, readFormats, readWeeks } from '../store/summary.ts';
import type { Call } from './call.ts';

const SHOWN = 8;

export const readSummary: Call<'readSummary'> = async ({ database }, { organizationId }) => {
  const db = database.db;
  const list = () =>
    selectSummaries(db, organizationId).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(SHOWN);
  const [figures, weeks, formats, members, running, recent] = await Promise.all([
    readFigures(db, organizationId),
    readWeeks(db, organizationId),
    readFormats(db, organizationId),
    countMembers(database.db, organizationId),
    list().where('status', 'in', ['queued', 'running']).execute(),
    list().where('status', 'not in', ['queued', 'running']).execute(),
  ]);
  const { minutes, minutesInPeriod, workSecondsPerMinute, within, measured, ...counts } = figures;
  return compact({
    ...counts,
    members,
    formats,
    loudness: { within, measured },
    minutes: tenths(minutes),
    minutesInPeriod: tenths(minutesInPeriod),
    weeks: weeks.map((week) => ({ ...week, minutes: tenths(week.minutes) })),
    workSecondsPerMinute: workSecondsPerMinute === null ? undefined : tenths(workSecondsPerMinute),
    running: running.map(toEpisodeSummary),
    recent: recent.map(toEpisodeSummary),
  });
};

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
