import { type Kysely, sql } from 'kysely';

/**
 * Plans as they were changed here: others are as the specification has them. And what organizations have
 * of them: `subscriptions` is what the payment provider said when it was last read, `billing_events` is
 * every word of the provider's, once.
 */
const STATEMENTS = [
  `create table plans (
    name text primary key check (name in ('student', 'creator', 'business')),
    position int not null unique,
    lead text not null,
    holds jsonb not null,
    -- In cents of a US dollar; null: not sold by the month or the year.
    monthly_cents int check (monthly_cents > 0),
    yearly_cents int check (yearly_cents > 0),
    trial_days int not null default 0 check (trial_days between 0 and 90),
    -- Each seat costs the price again.
    per_seat boolean not null default false,
    on_sale boolean not null default true,
    limits jsonb not null default '{}',
    changed_at timestamptz not null default now()
  )`,
  `create table subscriptions (
    organization_id uuid primary key references organizations on delete cascade,
    provider text not null check (provider in ('sandbox', 'stripe')),
    customer_id text not null unique,
    state text not null default 'none'
      check (state in ('none', 'trialing', 'active', 'past_due', 'unpaid', 'canceled', 'paused')),
    plan text,
    period text check (period in ('month', 'year')),
    seats int not null default 1,
    period_end timestamptz,
    trial_end timestamptz,
    -- It ends then unless it is resumed.
    cancel_at timestamptz,
    -- A payment is missing, and everything works on until then.
    grace_until timestamptz,
    card text,
    invoices jsonb not null default '[]',
    -- Whose profile it stands in.
    holder_id uuid references users on delete set null,
    -- Counts the readings: one that was overtaken by another is read again.
    reading int not null default 0,
    synced_at timestamptz
  )`,
  'create index on subscriptions (holder_id)',
  `create table checkouts (
    id uuid primary key,
    organization_id uuid not null references organizations on delete cascade,
    user_id uuid references users on delete set null,
    session_id text unique,
    plan text not null,
    period text not null check (period in ('month', 'year')),
    created_at timestamptz not null default now()
  )`,
  'create index on checkouts (organization_id)',
  'create index on checkouts (user_id)',
  `create table billing_events (
    provider text not null,
    id text not null,
    type text not null,
    customer_id text,
    -- Null where nobody here is that customer.
    organization_id uuid references organizations on delete cascade,
    -- As the provider says it.
    sent_at timestamptz not null,
    received_at timestamptz not null default now(),
    primary key (provider, id)
  )`,
  'create index on billing_events (organization_id)',
  'create index on billing_events (received_at)',
  // The payment provider of the sandbox: what a real one would keep on its own servers.
  `create table sandbox_accounts (
    customer_id text primary key,
    organization_id uuid not null unique references organizations on delete cascade,
    account jsonb not null
  )`,
  `create table sandbox_sessions (
    id text primary key,
    customer_id text not null references sandbox_accounts on delete cascade,
    session jsonb not null,
    created_at timestamptz not null default now()
  )`,
  'create index on sandbox_sessions (customer_id)',
  `create table sandbox_clock (
    one boolean primary key default true check (one),
    -- So much later than the clock of this machine.
    ahead_seconds bigint not null default 0 check (ahead_seconds >= 0)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
