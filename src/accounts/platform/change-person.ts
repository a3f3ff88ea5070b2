import { sql } from 'kysely';
import type { CheckedBody } from '../../kernel/contracts/api/api.ts';
import { AppError } from '../../kernel/errors.ts';
import { writeAudit } from '../audit/write-audit.ts';
import {
  type AccountsContext,
  type AccountsTransaction,
  type Actor,
  inTransaction,
} from '../in-transaction.ts';
import { holdCovered } from '../organizations/hold-covered.ts';
import { notifyTeamChanged } from '../organizations/notify-team-changed.ts';
import { settleSeat, settleSeats } from '../organizations/seats.ts';
import { notifyProfileChanged } from '../profiles/notify-profile-changed.ts';
import { findPasswordHash } from '../sign-in/write-password.ts';
import { endInvitationsBy } from '../team/invitations/end-invitations.ts';
import { changePlan } from './change-plan.ts';
import type { Changing } from './changing.ts';
import { findPerson, type PersonView } from './list-people.ts';
import { holdPlatformAdmins, listPlatformAdmins, refuseLastAdmin } from './platform-admins.ts';

type Change = CheckedBody<'changePerson'>;
type PlatformRole = NonNullable<Change['roles']>[number];

/**
 * Changes somebody's roles, plan or access, as a platform admin may.
 *
 * @throws AppError not_found, last_owner: nobody else would administer this server; input_invalid;
 * conflict: a new password is asked for where there is none
 */
export function applyPersonChange(
  context: AccountsContext,
  by: Actor,
  userId: string,
  change: Change,
): Promise<PersonView> {
  const { events } = context;
  return inTransaction(context, async (trx) => {
    const changing = { context, trx, by, userId };
    await holdPlatformAdmins(trx);
    await refuseFormerAdmin(trx, by.userId);
    const covered = await holdCovered(trx, userId);
    const person = await holdPerson(trx, userId);
    await notifyProfileChanged(trx, events, userId);
    if (change.roles) await changeRoles(changing, change.roles);
    if (change.isActive !== undefined && change.isActive !== person.is_active)
      await changeAccess(changing, change.isActive);
    if (change.mustChangePassword !== undefined) await askForPassword(changing, change.mustChangePassword);
    await changePlan(changing, change);
    await settleSeat(trx, events, userId);
    for (const organizationId of covered) {
      await settleSeats(trx, events, organizationId);
      await notifyTeamChanged(trx, events, organizationId);
    }
    await notifyProfileChanged(trx, events, userId);
    return findPerson(trx, userId);
  });
}

/** The role may have gone since the server admitted the request. */
async function refuseFormerAdmin(trx: AccountsTransaction, userId: string): Promise<void> {
  if (!(await listPlatformAdmins(trx)).includes(userId))
    throw new AppError('not_allowed', 'Only platform admins may do this.');
}

async function holdPerson(trx: AccountsTransaction, userId: string): Promise<{ is_active: boolean }> {
  const row = await trx
    .selectFrom('users')
    .select('is_active')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError('not_found', 'There is no such person.');
  return row;
}

/** Whoever administers the server is an admin for the pages as well. */
async function changeRoles({ trx, by, userId }: Changing, input: PlatformRole[]): Promise<void> {
  const after = new Set<PlatformRole>([
    ...input,
    ...(input.includes('platform_admin') ? ['admin' as const] : []),
  ]);
  const rows = await trx.selectFrom('user_roles').select('role').where('user_id', '=', userId).execute();
  const before = new Set(rows.map(({ role }) => role));
  const added = [...after].filter((role) => !before.has(role));
  const removed = [...before].filter((role) => !after.has(role));
  if (added.length === 0 && removed.length === 0) return;
  if (removed.includes('platform_admin')) await refuseLastAdmin(trx, userId);
  if (removed.length > 0)
    await trx.deleteFrom('user_roles').where('user_id', '=', userId).where('role', 'in', removed).execute();
  if (added.length > 0)
    await trx
      .insertInto('user_roles')
      .values(added.map((role) => ({ user_id: userId, role })))
      .execute();
  await writeAudit(trx, {
    action: 'role.changed',
    resource: `user:${userId}`,
    category: 'roles',
    severity: 'critical',
    userId: by.userId,
    ipAddress: by.ipAddress,
    details: { added, removed },
  });
}

/**
 * A closed account ends all its sessions, with their tokens, the links that would open new ones, and
 * what it invited others to.
 */
async function changeAccess({ trx, by, userId }: Changing, isActive: boolean): Promise<void> {
  if (!isActive) {
    await refuseLastAdmin(trx, userId);
    await trx.deleteFrom('sessions').where('user_id', '=', userId).execute();
    await trx.deleteFrom('sign_in_links').where('user_id', '=', userId).execute();
    await trx.deleteFrom('account_links').where('user_id', '=', userId).execute();
    await endInvitationsBy(trx, by, userId);
  }
  await trx
    .updateTable('users')
    .set({ is_active: isActive, updated_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .execute();
  await writeAudit(trx, {
    action: isActive ? 'account.reopened' : 'account.closed',
    resource: `user:${userId}`,
    category: 'platform',
    severity: 'high',
    userId: by.userId,
    ipAddress: by.ipAddress,
  });
}

/** @throws AppError conflict: they have none, and could never fulfil it */
async function askForPassword({ trx, by, userId }: Changing, mustChange: boolean): Promise<void> {
  if (mustChange && (await findPasswordHash(trx, userId)) === undefined)
    throw new AppError(
      'conflict',
      'This account has no password: its owner signs in by a link or an identity provider.',
    );
  const { numUpdatedRows } = await trx
    .updateTable('profiles')
    .set({ must_change_password: mustChange, updated_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('must_change_password', '!=', mustChange)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await writeAudit(trx, {
    action: 'password_change.asked',
    resource: `user:${userId}`,
    category: 'platform',
    severity: 'medium',
    userId: by.userId,
    ipAddress: by.ipAddress,
    details: { mustChange },
  });
}
