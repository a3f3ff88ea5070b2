import { AppError } from '../../kernel/errors.ts';
import type { AccountsTransaction } from '../in-transaction.ts';

/** What becomes of organizations when somebody deletes their account. */
export interface OwnOrganizations {
  /** Theirs alone: they go with them. */
  removed: string[];
  /** Of others, which they are an active member of. */
  left: string[];
}

/**
 * Holds every organization a person has to do with, and the person after them, so that nobody joins,
 * invites or makes anything in their name meanwhile.
 *
 * @throws AppError last_owner: they own a company that others work in
 */
export async function holdOwnOrganizations(
  trx: AccountsTransaction,
  userId: string,
): Promise<OwnOrganizations> {
  await hold(trx, userId);
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  // Once more: one that was founded or joined in between is held now, and none can be added any more.
  const held = await hold(trx, userId);
  const owned = held.filter(({ owner_id }) => owner_id === userId);
  await refuseOwnedByOthersToo(trx, userId, owned);
  const active = await trx
    .selectFrom('company_team_members')
    .select('organization_id')
    .where('user_id', '=', userId)
    .where('is_active', '=', true)
    .execute();
  const removed = owned.map(({ id }) => id);
  const left = active.map(({ organization_id }) => organization_id).filter((id) => !removed.includes(id));
  return { removed, left };
}

/** Whoever makes something in one waits at it, before anything refers to the person. */
function hold(trx: AccountsTransaction, userId: string) {
  return trx
    .selectFrom('organizations')
    .select(['id', 'name', 'owner_id'])
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('owner_id', '=', userId),
        exists(
          selectFrom('company_team_members')
            .select('user_id')
            .whereRef('organization_id', '=', 'organizations.id')
            .where('user_id', '=', userId),
        ),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

async function refuseOwnedByOthersToo(
  trx: AccountsTransaction,
  userId: string,
  owned: { id: string; name: string }[],
): Promise<void> {
  if (owned.length === 0) return;
  const others = await trx
    .selectFrom('company_team_members')
    .select('organization_id')
    .distinct()
    .where(
      'organization_id',
      'in',
      owned.map(({ id }) => id),
    )
    .where('user_id', '!=', userId)
    .where('is_active', '=', true)
    .execute();
  const inUse = owned.filter(({ id }) => others.some(({ organization_id }) => organization_id === id));
  if (inUse.length === 0) return;
  throw new AppError(
    'last_owner',
    `Others work in ${inUse.map(({ name }) => name).join(', ')}, which you own: hand it over on the page /company, or take its members out on the page /team, then delete your account.`,
    { details: { organizations: inUse.map(({ id, name }) => ({ id, name })) } },
  );
}
