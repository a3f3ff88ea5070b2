/** Days are days of UTC, as the server counts them. */
const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const full = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const instant = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** "2026-11-03" -> "3 Nov" */
export const shortDay = (day: string) => short.format(new Date(day));
/** "2026-11-03" -> "Tuesday 3 November" */
export const longDay = (day: string) => long.format(new Date(day));
/** An instant -> "3 November 2026" */
export const fullDay = (at: string) => full.format(new Date(at));
/** An instant -> "3 November at 07:00" */
export const dayAndTime = (at: string) => instant.format(new Date(at));

/** Said wherever days are shown. */
export const ZONE = 'Days are UTC days. Counted up to a second ago.';
