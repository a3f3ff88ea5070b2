import { type Kysely, sql } from 'kysely';

/**
 * Word of everything that decides who may do what, tries to sign in counted over all nodes, and letters
 * that wait to be sent.
 */
const STATEMENTS = [
  // Told by the rows themselves, so that no way of changing them is forgotten: "user:ID" or
  // "organization:ID". A session that is ended and a role that is taken are heard of on every node.
  `create or replace function say_standing_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('afterword_standing',
        tg_argv[0] || ':' || (coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[1]));
      return null;
    end $$`,
  `create trigger standing_changed after delete on sessions
    for each row execute function say_standing_changed('user', 'user_id')`,
  `create trigger standing_changed after update of is_active, two_factor_enabled on users
    for each row when ((old.is_active, old.two_factor_enabled) is distinct from
      (new.is_active, new.two_factor_enabled))
    execute function say_standing_changed('user', 'id')`,
  `create trigger standing_changed after update on profiles
    for each row when (
      (old.subscription_status, old.subscription_plan, old.stripe_customer_id, old.must_change_password,
        old.organization_id) is distinct from
      (new.subscription_status, new.subscription_plan, new.stripe_customer_id, new.must_change_password,
        new.organization_id))
    execute function say_standing_changed('user', 'user_id')`,
  `create trigger standing_changed after insert or update or delete on user_roles
    for each row execute function say_standing_changed('user', 'user_id')`,
  `create trigger standing_changed after insert or update or delete on company_team_members
    for each row execute function say_standing_changed('user', 'user_id')`,
  `create trigger standing_changed after update of policy on organizations
    for each row when (old.policy is distinct from new.policy)
    execute function say_standing_changed('organization', 'id')`,

  // Tries of the last minute, by the hash of an address of the network or of one with an account's.
  // Not logged: a server that was killed counts anew.
  `create unlogged table sign_in_tries (
    key bytea primary key,
    tries integer not null,
    ends_at timestamptz not null
  )`,
  'create index on sign_in_tries (ends_at)',

  // Letters until they are sent. A link in one opens an account, so none of it is kept in the clear.
  `create table letters (
    id uuid primary key,
    -- So that they can be forgotten with whoever they are for: sha-256 of the address in lower case.
    recipient_hash bytea not null,
    sealed bytea not null,
    expires_at timestamptz not null,
    created_at timestamptz not null default now()
  )`,
  'create index on letters (recipient_hash)',
  'create index on letters (expires_at)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
