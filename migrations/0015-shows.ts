import { type Kysely, sql } from 'kysely';

/** Shows that episodes belong to, and who besides everybody may subscribe to them. */
const STATEMENTS = [
  `create table shows (
    id uuid primary key,
    organization_id uuid not null references organizations on delete cascade,
    owner_id uuid not null references users,
    -- In the addresses of its page and its feed.
    slug text not null unique,
    title text not null,
    description text not null default '',
    author text not null default '',
    owner_name text not null default '',
    owner_email text not null default '',
    language text not null default 'en',
    category text,
    is_explicit boolean not null default false,
    type text not null default 'episodic' check (type in ('episodic', 'serial')),
    copyright text not null default '',
    is_public boolean not null default true,
    is_locked boolean not null default true,
    is_complete boolean not null default false,
    -- Where its feed is now, if it left this server.
    moved_to text,
    podcast_guid uuid not null,
    artwork_key text references blobs,
    artwork_bytes bigint,
    -- What the feed was made of when it last changed, and when that was.
    feed_stamp text not null default '',
    feed_changed_at timestamptz not null default now(),
    -- What the hub was last told of.
    hub_stamp text not null default '',
    hub_told_at timestamptz not null default now(),
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  'create index on shows (organization_id, created_at desc)',
  'create index on shows (owner_id)',
  'create index on shows (artwork_key)',
  `create table show_episodes (
    episode_id uuid primary key references episodes on delete cascade,
    show_id uuid not null references shows on delete cascade,
    season int,
    number int,
    kind text not null default 'full' check (kind in ('full', 'trailer', 'bonus')),
    is_explicit boolean not null default false,
    added_at timestamptz not null default now()
  )`,
  'create index on show_episodes (show_id)',
  // Of the token that stands in the address of their feed, its hash alone.
  `create table show_subscribers (
    id uuid primary key,
    show_id uuid not null references shows on delete cascade,
    name text not null,
    token_hash bytea not null unique,
    created_at timestamptz not null default now()
  )`,
  'create index on show_subscribers (show_id, created_at)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
