import { type Kysely, sql } from 'kysely';

/**
 * Approvals that bind: a request holds the hash of what was asked about, its history is only ever added
 * to, and an organization says whether publishing waits for approval.
 */
const STATEMENTS = [
  `alter table approvals
    -- Of script, voices, mix and metadata as they were asked about; null: asked before there were any.
    add column hash text,
    -- What of them is no part of the script: the title, the music.
    add column bound jsonb,
    -- Decisions count in the round they were given in; a change that voids them begins the next one.
    add column round integer not null default 1,
    -- The step that is waited for, from 0, since when, and until when.
    add column step integer not null default 0,
    add column step_since timestamptz not null default now(),
    add column due_at timestamptz,
    add column reminded_at timestamptz,
    add column overdue boolean not null default false,
    -- When a change voided what was decided.
    add column reopened_at timestamptz`,
  'create index on approvals (episode_id, created_at desc)',
  `create index on approvals (step_since) where status = 'pending'`,
  `create table approval_history (
    id bigint generated always as identity primary key,
    approval_id uuid not null references approvals on delete cascade,
    organization_id uuid not null,
    round integer not null,
    step integer not null,
    kind text not null check (kind in ('asked', 'approved', 'changes_requested', 'reopened', 'reminded', 'overdue')),
    -- No references: what was done stays as it was when somebody has gone.
    user_id uuid,
    -- Whom they stood in for.
    for_user_id uuid,
    revision integer not null,
    hash text,
    title text,
    note text,
    changes jsonb,
    created_at timestamptz not null default clock_timestamp()
  )`,
  'create index on approval_history (approval_id, id)',
  // What is there already was asked and decided then.
  `insert into approval_history (approval_id, organization_id, round, step, kind, user_id, revision, title, note, created_at)
    select id, organization_id, 1, 0, 'asked', asked_by, revision, title, note, created_at from approvals`,
  `insert into approval_history (approval_id, organization_id, round, step, kind, user_id, revision, title, note, created_at)
    select id, organization_id, 1, 0, status, decided_by, revision, title, decision_note, coalesce(decided_at, created_at)
    from approvals where status <> 'pending'`,
  `create or replace function refuse_approval_history_change() returns trigger language plpgsql as $$
    begin
      -- It goes with its request, which goes with its episode; never alone.
      if tg_op = 'DELETE' and not exists (select from approvals where id = old.approval_id) then return old; end if;
      raise exception 'approval_history is append-only';
    end $$`,
  `create trigger approval_history_append_only before update or delete on approval_history
    for each row execute function refuse_approval_history_change()`,
  `create trigger approval_history_no_truncate before truncate on approval_history
    for each statement execute function refuse_approval_history_change()`,
  `create table approval_settings (
    organization_id uuid primary key references organizations on delete cascade,
    -- Whether publishing waits for approval.
    required boolean not null default false,
    -- In their order; none: whoever the policies grant it decides.
    steps jsonb not null default '[]',
    remind_days integer,
    mail boolean not null default true,
    updated_at timestamptz not null default now()
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
