import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Queue } from '../../platform/queue/job.ts';
import type { EventStream } from '../../platform/realtime/event.ts';

/** What sign-in works with. */
export interface SignInParts {
  config: Config;
  database: Database;
  queue: Pick<Queue, 'enqueue'>;
  events: EventStream;
}

/** Told of what went wrong where nobody is there to be told. */
export interface SignInLog {
  warn(about: object, message: string): void;
}
