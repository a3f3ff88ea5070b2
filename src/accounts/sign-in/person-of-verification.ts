import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from '../../platform/db/database.ts';

/** Whom a link or a sign-in under way is of; undefined when it is over or was used, or the account is closed. */
export async function personOfVerification(
  db: Queries,
  name: string,
): Promise<{ id: string; email: string; name: string } | undefined> {
  const user = await db
    .selectFrom('verifications')
    .innerJoin('users', (join) => join.on(sql<boolean>`users.id::text = verifications.value`))
    .select(['users.id', 'users.email', 'users.name'])
    .where('identifier', '=', nameOfVerification(name))
    .where('expires_at', '>', new Date())
    .where('users.is_active', '=', true)
    .executeTakeFirst();
  return user?.email ? { ...user, email: user.email } : undefined;
}

/** As the library keeps names of verifications, with storeIdentifier "hashed". */
export function nameOfVerification(name: string): string {
  return createHash('sha256').update(name).digest('base64url');
}
