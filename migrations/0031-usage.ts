import { type Kysely, sql } from 'kysely';

/**
 * What organizations use of what plans limit: every use is an entry, and a month's sum a row of its own.
 * An amount is reserved before the work and settled after it, when it is known.
 */
const STATEMENTS = [
  `create table usage_months (
    organization_id uuid not null references organizations on delete cascade,
    kind text not null,
    -- Of UTC, such as "2026-11".
    month text not null,
    -- Seconds or tokens.
    used bigint not null default 0,
    -- The share of the limit, in percent, that was told of.
    warned int not null default 0,
    primary key (organization_id, kind, month)
  )`,
  `create table usage_entries (
    -- Of what used it: the same is counted once.
    id text primary key,
    organization_id uuid not null references organizations on delete cascade,
    kind text not null,
    month text not null,
    amount bigint not null,
    state text not null check (state in ('reserved', 'settled', 'released')),
    created_at timestamptz not null default now()
  )`,
  'create index on usage_entries (organization_id)',
  `create index on usage_entries (created_at) where state = 'reserved'`,
  'create index on blobs (organization_id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
