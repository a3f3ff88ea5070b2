import { type Kysely, sql } from 'kysely';

/*
 * Re-authentication of sessions, used time steps of authenticators, links of letters that end with the
 * state they were made in, and changes of address that the old address may undo.
 */

const STATEMENTS = [
  // When whoever sits at the session last gave the password or a code there; null: not since signing in.
  'alter table sessions add column confirmed_at timestamptz',

  `alter table two_factors
    -- The half minute of the last code that was taken: neither it nor an earlier one is taken again.
    add column last_step bigint,
    add column set_up_at timestamptz not null default now()`,
  `update two_factors set set_up_at = users.created_at from users where users.id = two_factors.user_id`,
  `create or replace function note_second_factor_setup() returns trigger language plpgsql as $$
    begin
      new.set_up_at = now();
      if old.secret is distinct from new.secret then new.last_step = null; end if;
      return new;
    end $$`,
  `create trigger second_factor_setup before update of secret, verified on two_factors
    for each row when ((old.secret, old.verified) is distinct from (new.secret, new.verified))
    execute function note_second_factor_setup()`,

  // Only hashes of what opens an account are kept. One of a kind: a newer link takes its place.
  `create table account_links (
    token_hash bytea primary key,
    user_id uuid not null references users on delete cascade,
    kind text not null check (kind in ('verify', 'reset', 'change_email')),
    -- The address it was sent to.
    email text not null,
    expires_at timestamptz not null,
    created_at timestamptz not null default now(),
    unique (user_id, kind)
  )`,
  'create index on account_links (expires_at)',
  // Told by the rows themselves, so that no way of changing an address or a password is forgotten. Printed
  // links end with them, and a sign-in that waits for its code: its row of verifications holds the
  // person's id.
  `create or replace function end_account_links() returns trigger language plpgsql as $$
    declare
      person text := coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[0];
    begin
      delete from account_links where user_id = person::uuid;
      delete from sign_in_links where user_id = person::uuid;
      delete from verifications where value = person;
      return null;
    end $$`,
  `create trigger address_changed after update of email on users
    for each row when (old.email is distinct from new.email)
    execute function end_account_links('id')`,
  `create trigger password_added after insert on sign_in_accounts
    for each row when (new.password is not null) execute function end_account_links('user_id')`,
  `create trigger password_changed after update of password on sign_in_accounts
    for each row when (old.password is distinct from new.password)
    execute function end_account_links('user_id')`,
  `create trigger password_removed after delete on sign_in_accounts
    for each row when (old.password is not null) execute function end_account_links('user_id')`,

  `create table address_changes (
    id uuid primary key default gen_random_uuid(),
    token_hash bytea not null unique,
    user_id uuid not null references users on delete cascade,
    old_email text not null,
    -- The row of two_factors as it was before the change; null: there was none.
    second_factor jsonb,
    -- Of sign_in_accounts, the ways to sign in that were there before it.
    ways uuid[] not null,
    changed_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  'create index on address_changes (user_id)',
  'create index on address_changes (expires_at)',

  // Links from before this file: nothing looks them up any more.
  `delete from verifications where value in (select id::text from users)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
