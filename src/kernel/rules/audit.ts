/** The browser's audit queue (specification 9.2). */
export const AUDIT = {
  flushMs: 5000,
  flushEntries: 10,
  /** These do not wait. */
  urgent: ['high', 'critical'],
} as const;
