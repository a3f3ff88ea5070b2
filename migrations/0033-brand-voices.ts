import { type Kysely, sql } from 'kysely';

/**
 * How an organization wants its episodes to sound, a voice a language. A version is never changed: what an episode was
 * made by stays to be read, and another one counts once `brand_voices` names it.
 */
const STATEMENTS = [
  `create table brand_versions (
    organization_id uuid not null references organizations on delete cascade,
    language text not null,
    version int not null check (version > 0),
    settings jsonb not null,
    -- Null once its author is gone.
    author_id uuid references users on delete set null,
    created_at timestamptz not null default now(),
    primary key (organization_id, language, version)
  )`,
  'create index on brand_versions (author_id)',
  `create table brand_voices (
    organization_id uuid not null references organizations on delete cascade,
    language text not null,
    -- Null: there are versions, and none of them counts.
    version int,
    changed_at timestamptz not null default now(),
    primary key (organization_id, language),
    foreign key (organization_id, language, version) references brand_versions on delete cascade
  )`,
  // Which version an episode was made by, and what of it was not wanted; null: none.
  'alter table episodes add column brand jsonb',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
