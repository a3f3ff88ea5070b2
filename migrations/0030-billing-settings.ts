import { type Kysely, sql } from 'kysely';

/** How this installation is known to Stripe. The key and the secrets of its webhook are sealed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table billing_settings (
    one boolean primary key default true check (one),
    sealed_key bytea,
    key_ending text,
    -- The secret that signs webhooks, and the one before it while both are in use: JSON, sealed.
    sealed_secrets bytea,
    secrets int not null default 0,
    -- Stripe adds taxes by where a customer is.
    taxes boolean not null default false,
    portal_id text,
    changed_at timestamptz not null default now()
  )`.execute(db);
}
