const DAY_MS = 86_400_000;

/** The day of UTC at an instant, so many days later. */
export function dayOf(at: Date, later = 0): string {
  return new Date(at.getTime() + later * DAY_MS).toISOString().slice(0, 10);
}

/** Days from one to another, both counted in, oldest first. */
export function daysBetween(since: string, until: string): string[] {
  const days: string[] = [];
  for (let day = since; day <= until; day = dayOf(new Date(day), 1)) days.push(day);
  return days;
}

/**
 * Downloads in all by the end of each day since an episode was published, its day counted in; up to today,
 * and no further than 31 days.
 */
export function totalsSince(at: Date, today: string, downloads: ReadonlyMap<string, number>): number[] {
  const last = dayOf(at, 30) < today ? dayOf(at, 30) : today;
  const before = [...downloads].filter(([day]) => day < dayOf(at));
  let total = before.reduce((sum, [, each]) => sum + each, 0);
  return daysBetween(dayOf(at), last).map((day) => {
    total += downloads.get(day) ?? 0;
    return total;
  });
}
