import type { Kysely } from 'kysely';
import type { Role } from '../../kernel/rules/roles.ts';
import type { Principal } from '../principal.ts';
import type { AccountTables } from '../tables.ts';

/** A caller's roles as the menu goes by them: that of the active membership first, then what a platform administrator gave. */
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
  const roles = new Set<Role>([who.role, ...own.map(({ role }) => role)]);
  return { roles: [...roles], personal };
}
