import { type Kysely, sql } from 'kysely';

/**
 * What was heard of an episode in the players of this server, where the listener agreed. A session is one
 * view of a page, under a number of chance; two days after its last word it becomes figures and is forgotten.
 */
const STATEMENTS = [
  `create table heard_sessions (
    session bytea primary key,
    episode_id uuid not null references episodes on delete cascade,
    organization_id uuid not null references organizations on delete cascade,
    -- The published one that was heard, which says what is at a second.
    revision int not null,
    duration_ms int not null,
    place text not null check (place in ('page', 'embed')),
    -- Milliseconds of the episode.
    heard int4multirange not null,
    started_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  'create index on heard_sessions (episode_id, started_at)',
  'create index on heard_sessions (organization_id)',
  'create index on heard_sessions (updated_at)',
  `create table retention_days (
    day text not null,
    episode_id uuid not null references episodes on delete cascade,
    organization_id uuid not null references organizations on delete cascade,
    revision int not null,
    duration_ms int not null,
    plays int not null,
    finished int not null,
    heard_ms bigint not null,
    -- By stretch of the episode, of the length that follows from its duration: plays that heard it, and that ended in it.
    heard int[] not null,
    left_at int[] not null,
    primary key (day, episode_id, revision, duration_ms)
  )`,
  'create index on retention_days (episode_id)',
  'create index on retention_days (organization_id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
