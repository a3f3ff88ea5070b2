export interface SweepOptions {
  /** How long a file may wait for its owner; longer than any upload or rendering takes. */
  graceMs: number;
  signal?: AbortSignal;
}

/** Keys looked at in one query. */
export const PAGE = 500;
