import { type Kysely, sql } from 'kysely';

/** The artwork of shows as pages show it; without a row here pages are given the whole picture. */
const STATEMENTS = [
  `create table show_thumbnails (
    show_id uuid primary key references shows on delete cascade,
    jpeg bytea not null
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
