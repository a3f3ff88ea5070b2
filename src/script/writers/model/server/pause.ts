import { AppError } from '../../../../kernel/errors.ts';

/** Waits, unless the signal fires first: then it throws `cancelled` at once. */
export async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  if (signal?.aborted) throw cancelled();
  await new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(cancelled());
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

export function cancelled(): AppError {
  return new AppError('cancelled', 'Cancelled. What was finished is kept.');
}

/**
 * The pause before try `attempt` + 1, from 0: doubling, with up to half of it taken off at random so
 * that many callers do not come back together. The server's own wish comes first.
 */
export function backOff(
  attempt: number,
  { backOffMs, longestPauseMs }: { backOffMs: number; longestPauseMs: number },
  retryAfterMs?: number,
): number {
  if (retryAfterMs !== undefined) return retryAfterMs;
  const full = Math.min(longestPauseMs, backOffMs * 2 ** attempt);
  return full * (0.5 + Math.random() / 2);
}
