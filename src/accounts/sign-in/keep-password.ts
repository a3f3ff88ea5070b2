import { ORGANIZATION_DEFAULTS } from '../../kernel/rules/organization-defaults.ts';
import type { Queries } from '../../platform/db/database.ts';

/**
 * What every new password brings with it, in the transaction that writes it: it goes into the history,
 * and nobody asks for another one any more.
 */
export async function keepPassword(trx: Queries, userId: string, passwordHash: string): Promise<void> {
  await trx.insertInto('password_history').values({ user_id: userId, password: passwordHash }).execute();
  await trx
    .deleteFrom('password_history')
    .where('user_id', '=', userId)
    .where('id', 'not in', (query) =>
      query
        .selectFrom('password_history')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('id', 'desc')
        .limit(ORGANIZATION_DEFAULTS.security.passwordPolicy.history),
    )
    .execute();
  await trx
    .updateTable('profiles')
    .set({ must_change_password: false, password_changed_at: new Date(), updated_at: new Date() })
    .where('user_id', '=', userId)
    .execute();
}
