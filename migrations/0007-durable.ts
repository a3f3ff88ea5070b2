import { type Kysely, sql } from 'kysely';

/** Processes that have no room to write, and files whose bytes are not those that were written. */
const STATEMENTS = [
  // Not logged: what is in it is said again every few seconds, and a full disk needs no log of it.
  `create unlogged table space_shortages (
    node uuid primary key,
    host text not null,
    part text not null check (part in ('data', 'cache', 'store')),
    since timestamptz not null,
    seen_at timestamptz not null default now()
  )`,
  `alter table blobs add column damaged_at timestamptz`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
