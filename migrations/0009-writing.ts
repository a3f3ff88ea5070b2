import { type Kysely, sql } from 'kysely';

/** The model that may write, whom it is offered to and what it may cost; an episode written anew by the other writer. */
const STATEMENTS = [
  // One row, for the whole installation.
  `create table writing_settings (
    one boolean primary key default true check (one),
    provider text check (provider in ('compatible', 'openai', 'anthropic', 'google')),
    model text,
    base_url text,
    server text,
    sealed_key bytea,
    key_ending text,
    only_chosen boolean not null default false,
    monthly_tokens bigint check (monthly_tokens > 0),
    default_audiences jsonb not null default '[]',
    changed_at timestamptz not null default now(),
    check ((provider is null) = (model is null)),
    check (provider is not null or sealed_key is null)
  )`,
  `create table writing_organizations (
    organization_id uuid primary key references organizations (id) on delete cascade
  )`,
  // Of the whole installation; "2026-11" in UTC.
  `create table writing_usage (
    month text primary key,
    calls bigint not null default 0,
    input_tokens bigint not null default 0,
    output_tokens bigint not null default 0
  )`,
  `alter table episodes add column rewrite_of uuid references episodes (id) on delete set null`,
  // One of each: the page compares two.
  `create unique index episodes_rewrite_of on episodes (rewrite_of)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
