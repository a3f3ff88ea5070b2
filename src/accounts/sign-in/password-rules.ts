import { AppError } from '../../kernel/errors.ts';
import { ORGANIZATION_DEFAULTS } from '../../kernel/rules/organization-defaults.ts';
import { brokenPasswordRules } from '../../kernel/rules/password.ts';
import type { Queries } from '../../platform/db/database.ts';
import { currentOrganization } from '../profiles/current-organization.ts';
import { countBreaches } from './breach-lookup.ts';
import { verifyPassword } from './password-hash.ts';

const { history, maxAgeDays } = ORGANIZATION_DEFAULTS.security.passwordPolicy;
const DAY_MS = 86_400_000;

/**
 * Refuses a new password that is weak or known from a breach (5.2).
 *
 * @throws AppError password_too_weak, password_breached
 */
export async function checkPassword(breachUrl: string | undefined, password: string): Promise<void> {
  if (brokenPasswordRules(password).length > 0)
    throw new AppError(
      'password_too_weak',
      'Please use at least 8 characters with upper/lowercase letters and a number.',
    );
  const count = await countBreaches(breachUrl, password);
  if (count)
    throw new AppError(
      'password_breached',
      `This password appears in ${count} known breaches. Please choose a unique, stronger password.`,
      { details: { count } },
    );
}

/**
 * Refuses one of the last passwords, where the organization they work in asks for that (9.4).
 *
 * @throws AppError password_used_before
 */
export async function checkUnused(db: Queries, userId: string, password: string): Promise<void> {
  if (!(await hasPasswordRules(db, userId))) return;
  const last = await db
    .selectFrom('password_history')
    .select('password')
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(history)
    .execute();
  for (const { password: before } of last) if (await verifyPassword(before, password)) throw usedBefore();
}

export function usedBefore(): AppError {
  return new AppError(
    'password_used_before',
    `This is one of your last ${history} passwords. Please choose another one.`,
  );
}

/** Asks for a new password where the rules say that theirs has become too old. Called when they sign in. */
export async function expirePassword(db: Queries, userId: string): Promise<void> {
  if (!(await hasPasswordRules(db, userId))) return;
  await db
    .updateTable('profiles')
    .set({ must_change_password: true })
    .where('user_id', '=', userId)
    .where('password_changed_at', '<', new Date(Date.now() - maxAgeDays * DAY_MS))
    .execute();
}

async function hasPasswordRules(db: Queries, userId: string): Promise<boolean> {
  const organizationId = await currentOrganization(db, userId);
  if (!organizationId) return false;
  const { policy } = await db
    .selectFrom('organizations')
    .select('policy')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return policy.passwordRules === true;
}
