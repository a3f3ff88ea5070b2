import { type Kysely, sql } from 'kysely';

/** Who stands in for somebody who is away; and whether an answer came from the mail. */
const STATEMENTS = [
  `create table approval_stand_ins (
    organization_id uuid not null references organizations on delete cascade,
    user_id uuid not null references users on delete cascade,
    stand_in_id uuid not null references users on delete cascade,
    from_at timestamptz not null,
    until_at timestamptz not null,
    primary key (organization_id, user_id),
    check (user_id <> stand_in_id),
    check (from_at < until_at)
  )`,
  'create index on approval_stand_ins (user_id)',
  'create index on approval_stand_ins (stand_in_id)',
  'alter table approval_history add column by_mail boolean not null default false',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
