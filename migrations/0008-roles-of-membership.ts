import { type Kysely, sql } from 'kysely';

/**
 * The role of the active membership counts, a person's own workspace included. Until now every account
 * had the role of creator beside it, so that a viewer or moderator of a team was shown a creator's menu.
 */
const STATEMENTS = [
  `delete from user_roles where role = 'creator'`,
  `update company_team_members member set role = 'student'
    from organizations o, profiles p
    where o.id = member.organization_id and o.personal and o.owner_id = member.user_id
      and p.user_id = member.user_id and p.subscription_plan = 'student'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
