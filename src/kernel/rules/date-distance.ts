const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONTH = 30 * DAY;
const YEAR = 365 * DAY;

/**
 * A moment by its distance from another, in English tiers: less than a minute, minutes, about hours,
 * days, months and years, with "ago" or "in" (specification 9.9).
 */
export function dateDistance(then: Date, now: Date): string {
  const between = then.getTime() - now.getTime();
  const words = distanceInWords(Math.abs(between));
  return between > 0 ? `in ${words}` : `${words} ago`;
}

/** Each tier ends where the next one, rounded, would say one: 30 seconds are a minute, 45 minutes an hour. */
function distanceInWords(ms: number): string {
  if (ms < 30 * SECOND) return 'less than a minute';
  if (ms < 44.5 * MINUTE) return counted(Math.round(ms / MINUTE), 'minute');
  if (ms < DAY) return `about ${counted(Math.max(1, Math.round(ms / HOUR)), 'hour')}`;
  if (ms < 42 * HOUR) return '1 day';
  if (ms < MONTH) return counted(Math.round(ms / DAY), 'day');
  if (ms < 2 * MONTH) return `about ${counted(Math.round(ms / MONTH), 'month')}`;
  if (ms < YEAR) return counted(Math.min(11, Math.round(ms / MONTH)), 'month');
  return distanceInYears(ms);
}

/** Up to a quarter over is "about", up to three quarters "over", then "almost" the next. */
function distanceInYears(ms: number): string {
  const years = Math.floor(ms / YEAR);
  const over = (ms % YEAR) / YEAR;
  if (over < 0.25) return `about ${counted(years, 'year')}`;
  return over < 0.75 ? `over ${counted(years, 'year')}` : `almost ${counted(years + 1, 'year')}`;
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
