import { type Kysely, sql } from 'kysely';

/** What strangers send and see: messages, calls, privacy requests, samples, and the health of the installation. */
const STATEMENTS = [
  // Addresses are counted by a digest with the secret of the day, which is forgotten after it.
  `create table daily_secrets (
    -- "2026-11-23" in UTC.
    day text primary key,
    value text not null
  )`,
  `create table form_counts (
    key bytea primary key,
    attempts int not null,
    ends_at timestamptz not null
  )`,
  'create index on form_counts (ends_at)',
  `create table contact_messages (
    id uuid primary key,
    topic text not null check (topic in ('sales', 'support', 'case_studies', 'call')),
    name text not null,
    email text not null,
    organization text,
    message text not null,
    -- Of a call: three times that suit, and the one it is.
    proposed_times timestamptz[],
    time_zone text,
    agreed_time timestamptz,
    state text not null default 'new' check (state in ('new', 'answered', 'closed')),
    settled_by uuid references users on delete set null,
    settled_at timestamptz,
    created_at timestamptz not null default now(),
    check ((topic = 'call') = (proposed_times is not null and time_zone is not null))
  )`,
  'create index on contact_messages (created_at desc, id desc)',
  'create index on contact_messages (lower(email))',
  'create index on contact_messages (settled_by)',
  `create table privacy_requests (
    id uuid primary key,
    kind text not null check (kind in ('access', 'export', 'correction', 'deletion')),
    -- Forgotten when a deletion is done.
    email text,
    name text,
    details text,
    state text not null default 'unconfirmed'
      check (state in ('unconfirmed', 'open', 'done', 'refused', 'withdrawn')),
    token_hash bytea not null unique,
    answer text,
    settled_by uuid references users on delete set null,
    created_at timestamptz not null default now(),
    confirmed_at timestamptz,
    due_at timestamptz,
    settled_at timestamptz,
    check (email is not null or (kind = 'deletion' and state = 'done'))
  )`,
  'create index on privacy_requests (created_at desc, id desc)',
  'create index on privacy_requests (lower(email))',
  'create index on privacy_requests (settled_by)',
  `create table probe_states (
    part text primary key,
    state text not null check (state in ('ok', 'slow', 'failed')),
    took_ms int not null,
    since timestamptz not null,
    checked_at timestamptz not null
  )`,
  `create table probe_days (
    part text not null,
    day text not null,
    ok int not null default 0,
    slow int not null default 0,
    failed int not null default 0,
    primary key (part, day)
  )`,
  `create table incidents (
    id uuid primary key,
    title text not null,
    impact text not null check (impact in ('maintenance', 'degraded', 'outage')),
    parts text[] not null,
    started_at timestamptz not null,
    resolved_at timestamptz
  )`,
  'create index on incidents (started_at desc)',
  `create table incident_updates (
    id uuid primary key,
    incident_id uuid not null references incidents on delete cascade,
    state text not null check (state in ('investigating', 'identified', 'monitoring', 'resolved')),
    message text not null,
    author_id uuid references users on delete set null,
    created_at timestamptz not null default now()
  )`,
  'create index on incident_updates (incident_id, created_at)',
  'create index on incident_updates (author_id)',
  // Whom samples belong to until somebody keeps one: a person who cannot sign in.
  `create table visitor_workspace (
    one boolean primary key default true check (one),
    user_id uuid not null references users,
    organization_id uuid not null references organizations
  )`,
  `create table samples (
    token_hash bytea primary key,
    source_id uuid not null references sources on delete cascade,
    episode_id uuid not null references episodes on delete cascade,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    -- Somebody who signed up has it now.
    claimed_by uuid references users on delete cascade
  )`,
  'create index on samples (source_id)',
  'create index on samples (episode_id)',
  'create index on samples (expires_at)',
  'create index on samples (claimed_by)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
