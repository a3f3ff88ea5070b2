import { rolesThatMay } from '../../kernel/rules/may.ts';
import type { Queries } from '../../platform/db/database.ts';

/** Organizations whose seats may hang on this person: held before any person is. */
export async function holdCovered(trx: Queries, userId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('organizations')
    .select('id')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('company_team_members')
          .select('user_id')
          .whereRef('organization_id', '=', 'organizations.id')
          .where('user_id', '=', userId)
          .where('is_active', '=', true)
          .where('role', 'in', rolesThatMay('organization.cover')),
      ),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}
