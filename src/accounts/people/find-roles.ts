import type { Role } from '../../kernel/rules/roles.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Principal } from '../principal.ts';

/** A caller's roles as the menu goes by them: that of the active membership first, then what a platform administrator gave. */
export async function findRoles(db: Queries, who: Principal): Promise<{ roles: Role[]; personal: boolean }> {
  const { personal } = await db
    .selectFrom('organizations')
    .select('personal')
    .where('id', '=', who.organizationId)
    .executeTakeFirstOrThrow();
  const own = await db.selectFrom('user_roles').select('role').where('user_id', '=', who.userId).execute();
  const roles = new Set<Role>([who.role, ...own.map(({ role }) => role)]);
  return { roles: [...roles], personal };
}
