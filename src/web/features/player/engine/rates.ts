export const RATES = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 2.75, 3] as const;
const STEP = 0.25;

/** The nearest rate that is offered. */
export function offeredRate(rate: number): number {
  if (!Number.isFinite(rate)) return 1;
  return Math.min(3, Math.max(0.5, Math.round(rate / STEP) * STEP));
}

/** "1x", "1.25x". */
export function rateLabel(rate: number): string {
  return `${Number(rate.toFixed(2))}x`;
}
