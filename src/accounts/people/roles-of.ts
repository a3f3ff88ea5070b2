import type { Kysely } from 'kysely';
import type { Role } from '../../kernel/rules/roles.ts';
import type { Principal } from '../principal.ts';
import type { AccountTables } from '../tables.ts';

/** A caller's roles as the menu goes by them: that in the organization, unless it is their own workspace, and their own. */
export async function rolesOf(
  db: Kysely<AccountTables>,
  who: Principal,
): Promise<{ roles: Role[]; personal: boolean }> {
  const { personal } = await db
    .selectFrom('organizations')
    .select('personal')
    .where('id', '=', who.organizationId)
    .executeTakeFirstOrThrow();
  const own = await db.selectFrom('user_roles').select('role').where('user_id', '=', who.userId).execute();
  const roles = new Set<Role>([...(personal ? [] : [who.role]), ...own.map(({ role }) => role)]);
  return { roles: [...roles], personal };
}
