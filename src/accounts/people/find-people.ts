import { sql } from 'kysely';
import type { Queries } from '../../platform/db/database.ts';
import type { Principal } from '../principal.ts';

export interface FoundPerson {
  id: string;
  name: string;
  email: string | null;
  /** In the caller's organization; null: they are not in it. */
  role: string | null;
}

/**
 * People whose name or address has words that begin so: members of the caller's organization; for
 * platform admins everybody, members first.
 */
export async function findPeople(
  db: Queries,
  who: Principal,
  text: string,
  limit: number,
): Promise<FoundPerson[]> {
  const { rows } = await sql<FoundPerson>`
    with matched as (
      select user_id from profiles where words_of(full_name) @@ words_sought(${text})
      union select id from users where words_of(coalesce(email, '')) @@ words_sought(${text}))
    select users.id, profiles.full_name as name, users.email, member.role
    from matched
    join users on users.id = matched.user_id
    join profiles on profiles.user_id = users.id
    left join company_team_members member on member.user_id = users.id
      and member.organization_id = ${who.organizationId} and member.is_active
    where users.is_active and (member.role is not null or ${who.isPlatformAdmin})
    order by member.role is null, profiles.full_name, users.id limit ${limit}`.execute(db);
  return rows;
}
