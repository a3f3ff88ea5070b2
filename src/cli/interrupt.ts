const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The same key press may arrive twice: from the terminal, and passed on by npx or the launcher. */
const SAME_PRESS_MS = 500;

/** 128 + 2, as shells count an end by Ctrl-C. */
const EXIT_INTERRUPTED = 130;

/**
 * The first Ctrl-C asks the work to end cleanly, the second ends the process at once.
 *
 * @param onFirst called once, to say so
 * @returns the signal to hand to the work, and how to stop listening
 */
export function listenForInterrupt(onFirst: () => void): { signal: AbortSignal; stop: () => void } {
  const controller = new AbortController();
  let firstMs: number | undefined;
  const onSignal = () => {
    const now = performance.now();
    if (firstMs === undefined) {
      firstMs = now;
      controller.abort();
      onFirst();
    } else if (now - firstMs > SAME_PRESS_MS) {
      process.exit(EXIT_INTERRUPTED);
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
