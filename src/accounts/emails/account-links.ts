import type { Queries } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { hashOfToken, newToken } from '../secret-token.ts';

export type LinkKind = Tables['account_links']['kind'];

const HOUR_SECONDS = 3600;

/** How long a link of each kind is good. */
export const LINK_SECONDS: Record<LinkKind, number> = {
  verify: 24 * HOUR_SECONDS,
  reset: HOUR_SECONDS,
  change_email: HOUR_SECONDS,
};

/** Whose link it is, and the address it was sent to. */
export interface AccountLink {
  userId: string;
  email: string;
  /** What they sign in with now. */
  address: string | null;
  name: string;
}

/**
 * Makes a link's token; one of its kind that they had ends. So do all of them with the person's next
 * address or password (triggers of migration 0005).
 */
export async function createLink(
  db: Queries,
  { userId, kind, email }: { userId: string; kind: LinkKind; email: string },
): Promise<string> {
  const token = newToken();
  const row = {
    token_hash: hashOfToken(token),
    email,
    expires_at: new Date(Date.now() + LINK_SECONDS[kind] * 1000),
    created_at: new Date(),
  };
  await db
    .insertInto('account_links')
    .values({ user_id: userId, kind, ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet(row))
    .execute();
  return token;
}

/** The link of a token; undefined when it is over, was replaced, or its account is closed. */
export function findLink(db: Queries, kind: LinkKind, token: string): Promise<AccountLink | undefined> {
  return db
    .selectFrom('account_links as link')
    .innerJoin('users', 'users.id', 'link.user_id')
    .select(['link.user_id as userId', 'link.email', 'users.email as address', 'users.name'])
    .where('link.token_hash', '=', hashOfToken(token))
    .where('link.kind', '=', kind)
    .where('link.expires_at', '>', new Date())
    .where('users.is_active', '=', true)
    .executeTakeFirst();
}

/** Uses a link up, in the transaction of what it does. @returns whether it was still there */
export async function useLink(trx: Queries, kind: LinkKind, token: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('account_links')
    .where('token_hash', '=', hashOfToken(token))
    .where('kind', '=', kind)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
