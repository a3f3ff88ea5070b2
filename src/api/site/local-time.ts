/**
 * The instant of a time of day in a zone, as a form's field gives it.
 *
 * @param local such as "2026-11-25T10:00"
 * @returns ISO 8601 in UTC; undefined where it is no time, or no zone
 */
export function toInstant(local: string, timeZone: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(local)) return undefined;
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  try {
    // The offset before a change of the clock may be another than after it: the second look settles it.
    const first = asUtc - offsetAt(asUtc, timeZone);
    return new Date(asUtc - offsetAt(first, timeZone)).toISOString();
  } catch {
    return undefined;
  }
}

/** Milliseconds that the clocks of a zone are ahead of UTC at an instant. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(new Date(instant));
  const value = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(
    value('year'),
    value('month') - 1,
    value('day'),
    value('hour'),
    value('minute'),
    value('second'),
  );
  return shown - Math.floor(instant / 1000) * 1000;
}
