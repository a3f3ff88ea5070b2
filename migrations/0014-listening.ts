import { type Kysely, sql } from 'kysely';

/** Who may hear what is published outside of the application, and how. */
const STATEMENTS = [
  `alter table publications
    add column visibility text not null default 'members'
      check (visibility in ('members', 'public', 'unlisted', 'link', 'password')),
    -- Until then nobody finds it.
    add column visible_from timestamptz,
    -- A private link holds a key made of this number: another number, another key.
    add column link_generation int not null default 1,
    add column password_hash text,
    add column shows_sources boolean not null default true,
    add column allows_download boolean not null default true,
    add constraint publications_password check ((visibility = 'password') = (password_hash is not null))`,
  'update publications set visible_from = published_at',
  `alter table publications
    alter column visible_from set not null,
    alter column visible_from set default now()`,
  `create index on publications (visible_from desc, episode_id desc) where visibility = 'public'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
