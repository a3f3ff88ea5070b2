import { type Kysely, sql } from 'kysely';

/** What a model read in a picture, and whether the one of this installation may. */
const STATEMENTS = [
  'alter table writing_settings add column reads_pictures boolean not null default false',
  // `PictureReading` of the kernel; null: no model was asked.
  'alter table sources add column picture_reading jsonb',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
