import type { Period } from '../../kernel/rules/billing/offers.ts';

const DAY_MS = 86_400_000;

export function addDays(time: Date, days: number): Date {
  return new Date(time.getTime() + days * DAY_MS);
}

/** A month or a year later, on the last day of a month that is too short. */
export function addPeriod(time: Date, period: Period): Date {
  const months = period === 'month' ? 1 : 12;
  const later = new Date(time);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const last = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(time.getUTCDate(), last));
  return later;
}
