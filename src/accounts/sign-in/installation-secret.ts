import { randomBytes } from 'node:crypto';
import type { Database } from '../../platform/db/database.ts';
import type { AccountTables } from '../tables.ts';

/** What cookies, links and authenticator secrets are signed and sealed with; made at the first start, the same on every node. */
export async function readSignInSecret(database: Database): Promise<string> {
  const db = database.as<AccountTables>();
  await db
    .insertInto('installation_secrets')
    .values({ name: 'sign_in', value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom('installation_secrets')
    .select('value')
    .where('name', '=', 'sign_in')
    .executeTakeFirstOrThrow();
  return value;
}
