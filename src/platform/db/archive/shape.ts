import { sql } from 'kysely';
import type { Queries } from '../database.ts';
import { loadMigrations } from '../migrate.ts';
import { ownTables, tableReference } from './tables.ts';

interface Reference {
  table: string;
  name: string;
  definition: string;
}

/**
 * Gives the empty tables the shape they had after some of the migrations: rows of an earlier version
 * then fit, and go through the later migrations like any others.
 */
export async function asBefore(db: Queries, names: string[], known: string[]): Promise<void> {
  if (names.length === known.length) return;
  const tables = (await ownTables(db)).map(({ name }) => tableReference(name));
  await sql`drop table ${sql.join(tables)} cascade`.execute(db);
  await bringForward(db, names);
}

/** Runs migrations that the database's own record already counts as done. */
export async function bringForward(db: Queries, names: string[]): Promise<void> {
  const migrations = await loadMigrations(names);
  for (const name of names) await migrations[name]?.up(db);
}

/** Does `work` with foreign keys set aside, in whatever order it fills tables, and checks them after it. */
export async function withoutReferences<T>(db: Queries, work: () => Promise<T>): Promise<T> {
  const { rows } = await sql<Reference>`
    select c.relname as "table", f.conname as name, pg_get_constraintdef(f.oid) as definition
    from pg_constraint f join pg_class c on c.oid = f.conrelid
    where f.contype = 'f' and f.connamespace = 'public'::regnamespace and f.conparentid = 0
    order by 1, 2`.execute(db);
  for (const { table, name } of rows)
    await sql`alter table ${tableReference(table)} drop constraint ${sql.id(name)}`.execute(db);
  const result = await work();
  for (const { table, name, definition } of rows)
    await sql`alter table ${tableReference(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(
      db,
    );
  return result;
}
