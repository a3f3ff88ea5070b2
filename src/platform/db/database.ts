import type { Kysely } from 'kysely';
import type { Pool } from 'pg';

/**
 * The open database. Each room declares its own tables and asks for the queries with them:
 * `database.as<EpisodeTables>()`. No room names another's tables.
 */
export interface Database {
  /** Queries over the tables that `T` declares. */
  as<T>(): Kysely<T>;
  pool: Pool;
  /** For whoever needs a connection of its own, such as LISTEN. A secret. */
  url: string;
  /** Where it is, for a person, without its password. */
  description: string;
  /** Ends the connections, and the embedded server where this process started it. */
  close(): Promise<void>;
}

/** The database or a transaction on it, whichever room's tables its caller works on. */
// biome-ignore lint/suspicious/noExplicitAny: each room declares its own tables, and Kysely takes no other's
export type Queries = Kysely<any>;
