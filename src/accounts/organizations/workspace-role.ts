import { PLANS } from '../../kernel/rules/plans.ts';
import type { Queries } from '../../platform/db/database.ts';

/**
 * Gives a person the role in their own workspace that a plan is made for: a student becomes one by
 * asking for the plan of students or by being given it. A plan that is for no role leaves the role.
 *
 * @param plan whatever the profile may hold: the name of a plan, or what an administrator called it
 */
export async function takeWorkspaceRole(trx: Queries, userId: string, plan: string | null): Promise<void> {
  const role = Object.entries(PLANS).find(([name]) => name === plan)?.[1].role;
  if (!role) return;
  await trx
    .updateTable('company_team_members')
    .set({ role })
    .where('user_id', '=', userId)
    .where('role', '!=', role)
    .where('organization_id', 'in', (eb) =>
      eb.selectFrom('organizations').select('id').where('owner_id', '=', userId).where('personal', '=', true),
    )
    .execute();
}
