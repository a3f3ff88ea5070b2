import { AppError } from '../../kernel/errors.ts';
import { writeAudit } from '../audit/write-audit.ts';
import {
  type AccountsContext,
  type AccountsTransaction,
  type Actor,
  inTransaction,
} from '../in-transaction.ts';
import { notifyProfileChanged } from '../profiles/notify-profile-changed.ts';
import { createOrganizationFor } from './create-organization.ts';
import { findOrganization, type OrganizationView } from './organization-view.ts';

/** More than anybody runs; a bound for programs gone wild. */
export const MOST_OWNED = 20;

/**
 * Founds an organization; whoever does works in it as its owner from now on.
 *
 * @throws AppError conflict: they own as many as one may
 */
export function foundOrganization(
  context: AccountsContext,
  by: Actor,
  name: string,
): Promise<OrganizationView> {
  return inTransaction(context, async (trx) => {
    await refuseTooMany(trx, by.userId);
    await notifyProfileChanged(trx, context.events, by.userId);
    const { id } = await createOrganizationFor(trx, by.userId, name);
    await writeAudit(trx, {
      action: 'organization.created',
      resource: `organization:${id}`,
      category: 'organization',
      userId: by.userId,
      organizationId: id,
      ipAddress: by.ipAddress,
      details: { name },
    });
    await notifyProfileChanged(trx, context.events, by.userId);
    return findOrganization(trx, id);
  });
}

/** Holds the person, so that two at once are counted one after the other. */
export async function refuseTooMany(trx: AccountsTransaction, userId: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const { count } = await trx
    .selectFrom('organizations')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('owner_id', '=', userId)
    .where('personal', '=', false)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_OWNED)
    throw new AppError('conflict', `One person owns ${MOST_OWNED} organizations at most.`);
}
