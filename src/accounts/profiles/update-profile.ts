import { sql } from 'kysely';
import type { CheckedBody } from '../../kernel/contracts/api/api.ts';
import { AppError } from '../../kernel/errors.ts';
import type { ColumnTypes } from '../../platform/db/column-types.ts';
import { type AccountsContext, type AccountsTransaction, inTransaction } from '../in-transaction.ts';
import { notifyProfileChanged } from './notify-profile-changed.ts';
import { findProfile, type ProfileView } from './profile-rows.ts';

/**
 * Changes a person's name, what they are told of, or where they work.
 *
 * @throws AppError not_found: they are no active member of that organization
 */
export function changeProfile(
  context: AccountsContext,
  userId: string,
  change: CheckedBody<'updateProfile'>,
): Promise<ProfileView> {
  const { full_name, organization_id, preferences } = change;
  return inTransaction(context, async (trx) => {
    const chosen = organization_id && (await chosenOrganization(trx, userId, organization_id));
    // Pages that are open hear of the organization they were opened in, and new ones of the new one.
    if (chosen !== undefined) await notifyProfileChanged(trx, context.events, userId);
    if (full_name !== undefined)
      await trx
        .updateTable('users')
        .set({ name: full_name, updated_at: sql<Date>`now()` })
        .where('id', '=', userId)
        .execute();
    await trx
      .updateTable('profiles')
      .set({
        full_name,
        organization_id: chosen,
        preferences:
          preferences &&
          sql<
            ColumnTypes['profiles.preferences']
          >`profiles.preferences || ${JSON.stringify(preferences)}::jsonb`,
        updated_at: sql<Date>`now()`,
      })
      .where('user_id', '=', userId)
      .execute();
    await notifyProfileChanged(trx, context.events, userId);
    return findProfile(trx, userId);
  });
}

/** Held so that nobody takes them out of it meanwhile. */
async function chosenOrganization(trx: AccountsTransaction, userId: string, id: string): Promise<string> {
  const row = await trx
    .selectFrom('company_team_members')
    .select('organization_id')
    .where('organization_id', '=', id)
    .where('user_id', '=', userId)
    .where('is_active', '=', true)
    .forShare()
    .executeTakeFirst();
  if (!row) throw new AppError('not_found', 'You are not a member of such an organization.');
  return row.organization_id;
}
