import { type Kysely, sql } from 'kysely';

/** Voice models that are being installed, or were: what the pages show and the jobs go on with. */
const STATEMENTS = [
  `create table model_installs (
    id uuid primary key,
    -- Of whoever asked: its pages are told how it goes.
    organization_id uuid not null references organizations on delete cascade,
    requested_by uuid references users on delete set null,
    kind text not null check (kind in ('catalogue', 'upload')),
    name text not null,
    status text not null check (status in
      ('receiving', 'queued', 'fetching', 'unpacking', 'trying', 'done', 'failed', 'cancelled')),
    -- The try that may write: jobs come at least once.
    run_id uuid,
    done_bytes bigint not null default 0,
    total_bytes bigint,
    -- The uploaded archive, until the model is in place.
    blob_key text references blobs,
    model_id text,
    error jsonb,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  `create unique index on model_installs (name)
    where kind = 'catalogue' and status in ('queued', 'fetching', 'unpacking', 'trying')`,
  'create index on model_installs (created_at desc)',
  'create index on model_installs (organization_id)',
  'create index on model_installs (requested_by)',
  'create index on model_installs (blob_key)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
