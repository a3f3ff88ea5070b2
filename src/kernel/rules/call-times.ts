import { PROPOSED_TIMES } from './public-forms.ts';

const DAY_MS = 86_400_000;
/** The first of them is not tomorrow: somebody has to read of it before. */
const FROM_DAYS = 2;
/** One in the morning, one after noon, and early once more; in the zone of whoever asks. */
const HOURS = ['10:00', '15:00', '09:00'] as const;

/**
 * Times for a call that a form proposes, on working days, as its fields take them ("2026-11-26T10:00").
 *
 * @param today ISO day
 * @param first one of these times; it then comes first
 */
export function proposeCallTimes(today: string, first?: string): readonly string[] {
  const days: string[] = [];
  for (let ahead = FROM_DAYS; days.length < PROPOSED_TIMES; ahead++) {
    const day = new Date(Date.parse(today) + ahead * DAY_MS);
    if (day.getUTCDay() % 6 !== 0) days.push(day.toISOString().slice(0, 10));
  }
  const times = days.map((day, index) => `${day}T${HOURS[index % HOURS.length]}`);
  if (first === undefined || !times.includes(first)) return times;
  return [first, ...times.filter((time) => time !== first)];
}
