import { type Kysely, sql } from 'kysely';

/*
 * People, sources, episodes, files and events. Forward only: a later change is a later file.
 * SQL is kept to what PostgreSQL 15 has.
 */

const STATEMENTS = [
  // accounts
  `create table users (
    id uuid primary key,
    email text unique,
    name text not null,
    created_at timestamptz not null default now()
  )`,
  `create table organizations (
    id uuid primary key,
    owner_id uuid not null references users,
    name text not null,
    slug text not null unique check (length(slug) <= 50),
    created_at timestamptz not null default now()
  )`,
  `create table company_team_members (
    organization_id uuid not null references organizations on delete cascade,
    user_id uuid not null references users on delete cascade,
    role text not null,
    invited_by uuid references users,
    joined_at timestamptz not null default now(),
    is_active boolean not null default true,
    primary key (organization_id, user_id)
  )`,
  `create index on company_team_members (user_id) where is_active`,
  // Only hashes of what opens the door are kept.
  `create table sessions (
    token_hash bytea primary key,
    user_id uuid not null references users on delete cascade,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  `create index on sessions (expires_at)`,
  `create table sign_in_links (
    token_hash bytea primary key,
    user_id uuid not null references users on delete cascade,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    used_at timestamptz
  )`,

  // platform: every file there is or is about to be. A row comes before its bytes, so that a file
  // nobody came to own is known and swept.
  `create table blobs (
    key text primary key,
    organization_id uuid references organizations on delete set null,
    bytes bigint,
    sha256 text,
    media_type text not null,
    created_at timestamptz not null default now(),
    -- Null until the row it belongs to has been committed; set in that transaction.
    owned_at timestamptz
  )`,
  `create index on blobs (created_at) where owned_at is null`,

  // platform: what happened, in the order it was committed within an organization
  `create table events (
    id bigint generated always as identity primary key,
    organization_id uuid not null references organizations on delete cascade,
    kind text not null,
    subject_id uuid not null,
    data jsonb,
    created_at timestamptz not null default now()
  )`,
  `create index on events (organization_id, id)`,
  `create index on events (created_at)`,

  // workflow
  `create table sources (
    id uuid primary key,
    organization_id uuid not null references organizations on delete cascade,
    owner_id uuid not null references users,
    kind text not null check (kind in ('file', 'text', 'url')),
    name text not null,
    status text not null check (status in ('receiving', 'fetching', 'reading', 'ready', 'failed')),
    progress real not null default 0,
    url text,
    media_type text,
    bytes bigint,
    sha256 text,
    -- The bytes as they came, and the Document made of them (JSON).
    blob_key text references blobs,
    document_key text references blobs,
    facts jsonb,
    error jsonb,
    created_at timestamptz not null default now(),
    -- Set when the person removed it; the row stays while an episode rests on it.
    removed_at timestamptz
  )`,
  `create index on sources (organization_id, created_at desc, id desc) where removed_at is null`,

  `create table episodes (
    id uuid primary key,
    organization_id uuid not null references organizations on delete cascade,
    owner_id uuid not null references users,
    request_id uuid,
    title text not null,
    -- Whether a person gave the title; else the script's is taken.
    title_given boolean not null default false,
    status text not null check (status in ('queued', 'running', 'done', 'failed', 'cancelled')),
    options jsonb not null,
    -- Stages, overall and time left, as the browser shows them.
    progress jsonb,
    error jsonb,
    notes jsonb not null default '[]',
    -- The Document the script was written from (JSON).
    document_key text references blobs,
    -- The script's current revision; 0 while there is none.
    revision integer not null default 0,
    -- The run that may write; any other has been overtaken and must leave.
    run_id uuid,
    render_id uuid,
    duration_ms integer,
    loudness jsonb,
    timeline jsonb,
    -- Sound formats that are being made beside the MP3.
    exporting jsonb not null default '[]',
    -- What making it took, from which the next ones are foretold.
    work_ms integer,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    finished_at timestamptz,
    unique (organization_id, request_id)
  )`,
  `create index on episodes (organization_id, created_at desc, id desc)`,
  `create index on episodes (organization_id, status)`,
  `create table episode_sources (
    episode_id uuid not null references episodes on delete cascade,
    source_id uuid not null references sources,
    position integer not null,
    primary key (episode_id, position)
  )`,
  `create index on episode_sources (source_id)`,
  `create table scripts (
    episode_id uuid not null references episodes on delete cascade,
    revision integer not null,
    script jsonb not null,
    -- The revision it was changed from, which undo goes back to.
    parent integer,
    author_id uuid references users,
    created_at timestamptz not null default now(),
    primary key (episode_id, revision)
  )`,
  // The checkpoint of a rendering: one row a spoken turn.
  `create table spoken_turns (
    episode_id uuid not null references episodes on delete cascade,
    revision integer not null,
    turn_id text not null,
    position integer not null,
    take_key text not null,
    duration_ms integer not null,
    spoken_at timestamptz not null default now(),
    primary key (episode_id, revision, turn_id)
  )`,
  `create table live_segments (
    episode_id uuid not null references episodes on delete cascade,
    render_id uuid not null,
    position integer not null,
    start_ms double precision not null,
    duration_ms double precision not null,
    blob_key text not null references blobs,
    cues jsonb not null,
    peaks jsonb not null,
    primary key (episode_id, render_id, position)
  )`,
  `create table episode_files (
    id uuid primary key,
    episode_id uuid not null references episodes on delete cascade,
    render_id uuid not null,
    kind text not null,
    name text not null,
    blob_key text not null unique references blobs,
    media_type text not null,
    bytes bigint not null,
    created_at timestamptz not null default now()
  )`,
  `create index on episode_files (episode_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
