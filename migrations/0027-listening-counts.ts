import { type Kysely, sql } from 'kysely';

/**
 * Downloads of what is published, counted from the bytes that were sent. Days are days of UTC, as text.
 * `heard` holds the days that are not closed; it and the secret of its day go when the day is closed, so
 * that nothing leads back to a listener, or from one day to another.
 */
const STATEMENTS = [
  `create table listening_secrets (
    day text primary key,
    value bytea not null
  )`,
  `create table heard (
    day text not null,
    episode_id uuid not null references episodes on delete cascade,
    organization_id uuid not null references organizations on delete cascade,
    -- A hash, keyed by the secret of the day, of a shortened address and an agent.
    listener bytea not null,
    app text not null,
    source text not null,
    -- Two letters; empty where nobody can say.
    country text not null,
    requests int not null,
    -- Bytes of sound that were sent, after the tag.
    got int8multirange not null,
    -- So many of them make a download.
    needed bigint not null,
    -- What was asked for stands for what was sent: the store of files sent it.
    asked boolean not null,
    primary key (day, episode_id, listener)
  )`,
  'create index on heard (organization_id, day)',
  'create index on heard (episode_id)',
  `create table download_days (
    day text not null,
    episode_id uuid not null references episodes on delete cascade,
    organization_id uuid not null references organizations on delete cascade,
    app text not null,
    source text not null,
    country text not null,
    downloads int not null,
    -- Of these, counted by what was asked for.
    asked int not null,
    primary key (day, episode_id, app, source, country)
  )`,
  'create index on download_days (organization_id, day)',
  'create index on download_days (episode_id)',
  `create table listener_days (
    day text not null,
    organization_id uuid not null references organizations on delete cascade,
    listeners int not null,
    primary key (day, organization_id)
  )`,
  'create index on listener_days (organization_id)',
  `create table uncounted_days (
    day text not null,
    episode_id uuid not null references episodes on delete cascade,
    organization_id uuid not null references organizations on delete cascade,
    reason text not null,
    -- Of the robot; empty for other reasons.
    name text not null,
    requests int not null,
    primary key (day, episode_id, reason, name)
  )`,
  'create index on uncounted_days (organization_id, day)',
  'create index on uncounted_days (episode_id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
