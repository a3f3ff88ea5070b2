/** Waits between attempts; the last one again and again. */
const WAITS_MS = [500, 1000, 2000, 4000, 8000];
export const LOST = 'The sound does not reach this browser at the moment. It goes on by itself.';

/**
 * A stretch of sound, tried until it is there: the connection may be away for a while.
 * @throws when the server says that there is no such stretch, or when `signal` fires
 */
export async function fetchSegment(
  url: string,
  signal: AbortSignal,
  onFault: (sentence: string | undefined) => void,
): Promise<ArrayBuffer> {
  for (let attempt = 0; ; attempt++) {
    const answer = await fetch(url, { signal }).catch((fault: unknown) => {
      if (signal.aborted) throw fault;
      return undefined;
    });
    const bytes = answer?.ok ? await answer.arrayBuffer().catch(() => undefined) : undefined;
    if (bytes) {
      onFault(undefined);
      return bytes;
    }
    signal.throwIfAborted();
    // 404: rendered anew in the meantime; the next timeline names other stretches.
    if (answer && answer.status >= 400 && answer.status < 500 && answer.status !== 429) {
      throw new Error(`${url}: ${answer.status}`);
    }
    if (attempt > 0) onFault(LOST);
    await pause(WAITS_MS[Math.min(attempt, WAITS_MS.length - 1)]!, signal);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    const abort = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    signal.addEventListener('abort', abort, { once: true });
  });
}
