import { randomUUID } from 'node:crypto';
import type { Queries } from '../../platform/db/database.ts';
import { keepPassword } from './keep-password.ts';

/** The hash of somebody's password; undefined: they have none. */
export async function findPasswordHash(db: Queries, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('sign_in_accounts')
    .select('password')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst();
  return row?.password ?? undefined;
}

/** The same of whoever has an address. */
export async function passwordHashFor(db: Queries, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('sign_in_accounts')
    .innerJoin('users', 'users.id', 'sign_in_accounts.user_id')
    .select('sign_in_accounts.password')
    .where('users.email', '=', email)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst();
  return row?.password ?? undefined;
}

/** Gives a person, whose row is held or new, this password, with what every new one brings. */
export async function writePassword(trx: Queries, userId: string, passwordHash: string): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('sign_in_accounts')
    .set({ password: passwordHash, updated_at: new Date() })
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst();
  if (numUpdatedRows === 0n)
    await trx
      .insertInto('sign_in_accounts')
      .values({
        id: randomUUID(),
        user_id: userId,
        provider_id: 'credential',
        account_id: userId,
        password: passwordHash,
      })
      .execute();
  await keepPassword(trx, userId, passwordHash);
}
