/** Where a key leads on the score, in milliseconds; nothing for other keys. */
export function seekByKey(key: string, ms: number, endMs: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowRight: 5000,
    ArrowUp: 5000,
    ArrowLeft: -5000,
    ArrowDown: -5000,
    PageUp: 30_000,
    PageDown: -30_000,
  };
  if (key === 'Home') return 0;
  if (key === 'End') return endMs;
  const step = steps[key];
  return step === undefined ? undefined : Math.min(Math.max(0, ms + step), endMs);
}
