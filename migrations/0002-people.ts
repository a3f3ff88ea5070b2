import { type Kysely, sql } from 'kysely';

/*
 * People: sign-in, profiles, roles, organizations, invitations, notifications, audit. Names of the
 * specification's tables and fields are kept (3.1 to 3.5).
 */

const STATEMENTS = [
  // The person themselves, as sign-in knows them. No e-mail: the first owner, who comes by a link.
  `alter table users
    add column email_verified boolean not null default false,
    add column image text,
    add column two_factor_enabled boolean not null default false,
    add column is_active boolean not null default true,
    add column updated_at timestamptz not null default now()`,
  `create table profiles (
    id uuid primary key,
    user_id uuid not null unique references users on delete cascade,
    full_name text not null,
    -- The organization they work in now; null: their own workspace.
    organization_id uuid references organizations on delete set null,
    must_change_password boolean not null default false,
    subscription_status text,
    subscription_plan text,
    stripe_customer_id text,
    account_type text not null default 'individual' check (account_type in ('individual', 'business')),
    -- What a business called itself at sign-up, until its organization is made.
    pending_org_name text,
    password_changed_at timestamptz,
    -- Which kinds of notification they want, as the settings keep it.
    preferences jsonb not null default '{}',
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  `create table user_roles (
    user_id uuid not null references users on delete cascade,
    role text not null check (role in
      ('viewer', 'creator', 'student', 'user', 'manager', 'admin', 'owner', 'moderator', 'platform_admin')),
    created_at timestamptz not null default now(),
    primary key (user_id, role)
  )`,
  `alter table organizations
    -- A person's own workspace rather than a company.
    add column personal boolean not null default false,
    -- What its owner has switched on: OrganizationPolicy.
    add column policy jsonb not null default '{}',
    add column updated_at timestamptz not null default now()`,
  `alter table company_team_members add check (role in
    ('owner', 'admin', 'moderator', 'manager', 'creator', 'student', 'user', 'viewer'))`,

  // Sign-in. Only hashes of what opens the door are kept: sha-256 of a session's token, in hexadecimal.
  `create table signed_in (
    id uuid primary key default gen_random_uuid(),
    token text not null unique,
    user_id uuid not null references users on delete cascade,
    ip_address text,
    user_agent text,
    expires_at timestamptz not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    seen_at timestamptz not null default now()
  )`,
  `insert into signed_in (token, user_id, expires_at, created_at)
    select encode(token_hash, 'hex'), user_id, expires_at, created_at from sessions`,
  'drop table sessions',
  'alter table signed_in rename to sessions',
  'create index on sessions (expires_at)',
  'create index on sessions (user_id)',
  `create table sign_in_accounts (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    -- "credential" for a password, or the name of an identity provider and their id there.
    provider_id text not null,
    account_id text not null,
    password text,
    access_token text,
    refresh_token text,
    id_token text,
    access_token_expires_at timestamptz,
    refresh_token_expires_at timestamptz,
    scope text,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    unique (provider_id, account_id)
  )`,
  'create index on sign_in_accounts (user_id)',
  `create table verifications (
    id uuid primary key,
    identifier text not null,
    value text not null,
    expires_at timestamptz not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  'create index on verifications (identifier)',
  'create index on verifications (expires_at)',
  `create table two_factors (
    id uuid primary key,
    user_id uuid not null unique references users on delete cascade,
    secret text not null,
    backup_codes text not null,
    verified boolean,
    failed_verification_count integer,
    locked_until timestamptz
  )`,
  `create table password_history (
    id bigint generated always as identity primary key,
    user_id uuid not null references users on delete cascade,
    password text not null,
    created_at timestamptz not null default now()
  )`,
  'create index on password_history (user_id, id desc)',
  // Failed tries by e-mail address, whether somebody has it or not.
  `create table sign_in_failures (
    email_hash bytea primary key,
    failures integer not null,
    first_at timestamptz not null,
    locked_until timestamptz
  )`,
  // Short-lived bearer tokens of the browser for functions.
  `create table access_tokens (
    token_hash bytea primary key,
    session_id uuid not null references sessions on delete cascade,
    expires_at timestamptz not null
  )`,
  'create index on access_tokens (expires_at)',
  // Keys the installation made for itself at its first start, such as what cookies are signed with.
  `create table installation_secrets (name text primary key, value text not null)`,

  `create table team_invitations (
    id uuid primary key,
    organization_id uuid not null references organizations on delete cascade,
    email text not null,
    role text not null,
    token_hash bytea not null unique,
    invited_by uuid references users on delete set null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    accepted_at timestamptz,
    revoked_at timestamptz
  )`,
  'create index on team_invitations (organization_id)',

  `create table notifications (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    organization_id uuid references organizations on delete cascade,
    title text not null,
    message text not null,
    type text not null,
    read boolean not null default false,
    data jsonb,
    created_at timestamptz not null default now()
  )`,
  'create index on notifications (user_id, created_at desc, id desc)',
  'create index on notifications (user_id) where not read',
  // For one person alone: told to nobody else of the organization.
  'alter table events add column user_id uuid references users on delete cascade',

  // Append-only: what was done with accounts, roles and data, by whom.
  `create table audit_log (
    id bigint generated always as identity primary key,
    organization_id uuid,
    -- Null: nobody who was signed in. No reference: the log outlives them.
    user_id uuid,
    actor text not null,
    action text not null,
    resource text not null,
    result text not null check (result in ('success', 'failure', 'denied')),
    severity text not null check (severity in ('low', 'medium', 'high', 'critical')),
    category text not null,
    ip_address text,
    details jsonb not null default '{}',
    created_at timestamptz not null default now()
  )`,
  'create index on audit_log (organization_id, id desc)',
  'create index on audit_log (created_at)',
  `create or replace function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      -- The sweep of entries past their retention says so in its own transaction.
      if tg_op = 'DELETE' and current_setting('afterword.audit_sweep', true) = 'on' then return old; end if;
      raise exception 'audit_log is append-only';
    end $$`,
  `create trigger audit_log_append_only before update or delete on audit_log
    for each row execute function refuse_audit_change()`,
  `create trigger audit_log_no_truncate before truncate on audit_log
    for each statement execute function refuse_audit_change()`,

  `create table demo_activity (
    id bigint generated always as identity primary key,
    demo_id text not null,
    action_type text not null,
    details jsonb not null default '{}',
    created_at timestamptz not null default now()
  )`,
  'create index on demo_activity (created_at)',
  // Mail of an installation without a mail server, for its administrator to read.
  `create table outbox_mails (
    id uuid primary key,
    recipient text not null,
    subject text not null,
    text_body text not null,
    html_body text not null,
    created_at timestamptz not null default now()
  )`,
  'create index on outbox_mails (created_at desc)',

  `create table plan_requests (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    plan text not null,
    created_at timestamptz not null default now(),
    settled_at timestamptz
  )`,
  'create index on plan_requests (user_id)',

  // Public files by bucket (3.9); the bytes lie in the store.
  `create table storage_objects (
    bucket text not null check (bucket in ('public-audio', 'public-videos')),
    path text not null,
    blob_key text not null references blobs,
    media_type text not null,
    bytes bigint not null,
    updated_at timestamptz not null default now(),
    primary key (bucket, path)
  )`,

  `alter table episodes
    add column published_at timestamptz,
    add column published_by uuid references users on delete set null,
    -- The finished sound in a few strokes: {peaks, voices}.
    add column waveform jsonb`,
  'create index on episodes (published_at desc, id desc) where published_at is not null',
  `create table approvals (
    id uuid primary key,
    organization_id uuid not null references organizations on delete cascade,
    episode_id uuid not null references episodes on delete cascade,
    -- The script's revision that was asked about.
    revision integer not null,
    asked_by uuid not null references users on delete cascade,
    note text,
    status text not null default 'pending' check (status in ('pending', 'approved', 'changes_requested')),
    decided_by uuid references users on delete set null,
    decision_note text,
    created_at timestamptz not null default now(),
    decided_at timestamptz
  )`,
  'create index on approvals (organization_id, created_at desc)',
  "create unique index on approvals (episode_id) where status = 'pending'",

  // Search. Words without case, accents and punctuation, the same in every locale of the server.
  `create or replace function folded(text) returns text language sql immutable strict parallel safe return
    regexp_replace(
      replace(replace(replace(translate(
        lower(regexp_replace(normalize($1, NFKD), '[\\u0300-\\u036f]', '', 'g')),
        'øłđħı', 'oldhi'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
      -- What is left beside letters and digits of ASCII: from U+00C0 on but for punctuation and signs.
      '[\\u0001-\\u002f\\u003a-\\u0060\\u007b-\\u00bf\\u00d7\\u00f7\\u2000-\\u2bff\\u3000-\\u303f]+', ' ', 'g')`,
  // What an index takes of a very long text is cut: its limit is a megabyte.
  `create or replace function words_of(text) returns tsvector language sql immutable strict parallel safe
    return to_tsvector('simple'::regconfig, left(folded($1), 250000))`,
  `create or replace function words_of_script(jsonb) returns tsvector language sql immutable strict parallel safe
    return words_of(
      (select string_agg(turn ->> 'text', ' ') from jsonb_array_elements($1 -> 'turns') turn))`,
  // Words as somebody types them: each may be the beginning of one. Null: there is none.
  `create or replace function words_sought(text) returns tsquery language sql immutable strict parallel safe
    return (select to_tsquery('simple'::regconfig, string_agg('''' || word || ''':*', ' & '))
      from regexp_split_to_table(folded($1), ' ') word where word <> '')`,
  'create index on episodes using gin (words_of(title))',
  // Kept rather than worked out again whenever the database gathers its statistics.
  `alter table scripts add column words tsvector generated always as (words_of_script(script)) stored`,
  'create index on scripts using gin (words)',
  "create index on sources using gin (words_of(name || ' ' || coalesce(facts ->> 'title', ''))) where removed_at is null",
  'create index on profiles using gin (words_of(full_name))',
  "create index on users using gin (words_of(coalesce(email, '')))",

  // Whoever is here already: profiles for them, and the first owner administers the installation.
  `insert into profiles (id, user_id, full_name, organization_id)
    select gen_random_uuid(), u.id, u.name,
      (select organization_id from company_team_members m where m.user_id = u.id and m.is_active
        order by joined_at limit 1)
    from users u`,
  `insert into user_roles (user_id, role)
    select owner_id, role from (select owner_id from organizations order by created_at limit 1) first,
      unnest(array['platform_admin', 'admin']) role`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
