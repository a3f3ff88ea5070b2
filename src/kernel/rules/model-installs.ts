/** How installing a voice model goes, in its order; the last three end it. */
export const INSTALL_STATUSES = [
  'receiving',
  'queued',
  'fetching',
  'unpacking',
  'trying',
  'done',
  'failed',
  'cancelled',
] as const;
export type InstallStatus = (typeof INSTALL_STATUSES)[number];

const OVER: Record<InstallStatus, boolean> = {
  receiving: false,
  queued: false,
  fetching: false,
  unpacking: false,
  trying: false,
  done: true,
  failed: true,
  cancelled: true,
};

/** The statuses of an install that goes on. */
export const OPEN_INSTALLS: readonly InstallStatus[] = INSTALL_STATUSES.filter((status) => !OVER[status]);

export function isInstallOver(status: InstallStatus): boolean {
  return OVER[status];
}

/** The largest archive of a voice model that is taken from a browser, in bytes. */
export const MOST_MODEL_BYTES = 4e9;
