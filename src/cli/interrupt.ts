const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The same key press may arrive twice: from the terminal, and passed on by npx or the launcher. */
const SAME_PRESS_MS = 500;

/** 128 + 2, as shells count an end by Ctrl-C. */
const EXIT_INTERRUPTED = 130;

export interface InterruptHost {
  now: () => number;
  exit: (code: number) => void;
}

/**
 * The first Ctrl-C asks the work to end cleanly, the second ends the process at once.
 *
 * @param onFirst called once, to say so
 * @param host the clock, in milliseconds, and the way out; tests bring their own
 * @returns the signal to hand to the work, and how to stop listening
 */
export function listenForInterrupt(
  onFirst: () => void,
  host: InterruptHost = { now: () => performance.now(), exit: (code) => process.exit(code) },
): { signal: AbortSignal; stop: () => void } {
  const controller = new AbortController();
  let firstMs: number | undefined;
  const onSignal = () => {
    const now = host.now();
    if (firstMs === undefined) {
      firstMs = now;
      controller.abort();
      onFirst();
    } else if (now - firstMs > SAME_PRESS_MS) {
      host.exit(EXIT_INTERRUPTED);
    }
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  return {
    signal: controller.signal,
    stop: () => {
      for (const signal of SIGNALS) process.off(signal, onSignal);
    },
  };
}
