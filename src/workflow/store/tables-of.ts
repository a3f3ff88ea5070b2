import type { Kysely } from 'kysely';
import type { Queries } from '../../platform/db/database.ts';
import type { WorkflowTables } from './tables.ts';

/** The same database or transaction, seen with this room's tables. */
export function tablesOf(db: Queries): Kysely<WorkflowTables> {
  return db;
}
