import type { Service } from '../workflow/service.ts';

/**
 * The other two doors of the house. Doors do not know each other: whoever starts the process
 * (bin/afterword.js) brings these to the command line.
 */
export interface ServiceLoaders {
  /** The HTTP door, listening. */
  web(): Promise<{ openWeb: OpenWeb }>;
  /** The job loop and the timers, running. */
  worker(): Promise<{ openWorker: OpenWorker }>;
}

export type OpenWeb = (service: Service) => Promise<{
  /** Where a browser finds it, without a slash at the end. */
  url: string;
  close(graceMs: number): Promise<void>;
}>;

export type OpenWorker = (service: Service) => Promise<{ close(graceMs: number): Promise<void> }>;
