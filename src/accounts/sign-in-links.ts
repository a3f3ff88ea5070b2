import { AppError } from '../kernel/errors.ts';
import type { Database } from '../platform/db/database.ts';
import { writeAudit } from './audit/write-audit.ts';
import { currentOrganization } from './profiles/current-organization.ts';
import { hashOfToken, newToken } from './secret-token.ts';
import { type SessionFrom, startSession } from './sessions.ts';

const LINK_HOURS = 24;
const HOUR_MS = 3_600_000;

/** A token that signs one person in, once, within 24 hours. Links made before it stay good until used. */
export async function createSignInLink(database: Database, userId: string): Promise<string> {
  const token = newToken();
  await database.db
    .insertInto('sign_in_links')
    .values({
      token_hash: hashOfToken(token),
      user_id: userId,
      expires_at: new Date(Date.now() + LINK_HOURS * HOUR_MS),
      used_at: null,
    })
    .execute();
  return token;
}

/**
 * Signs in with such a token. Of two that come at once, one gets in.
 *
 * @returns the session's token for the cookie, and whose it is
 * @throws AppError sign_in_link_invalid
 */
export function redeemSignInLink(
  database: Database,
  token: string,
  from: SessionFrom = {},
): Promise<{ sessionToken: string; sessionId: string; expiresAt: Date; userId: string }> {
  const db = database.db;
  return db.transaction().execute(async (trx) => {
    const link = await trx
      .updateTable('sign_in_links')
      .set({ used_at: new Date() })
      .where('token_hash', '=', hashOfToken(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', new Date())
      .returning('user_id')
      .executeTakeFirst();
    if (!link)
      throw new AppError(
        'sign_in_link_invalid',
        'This sign-in link was used already or is too old. `afterword sign-in-link` on the server prints a new one.',
      );
    const session = await startSession(trx, link.user_id, from);
    await writeAudit(trx, {
      action: 'session.started',
      resource: `user:${link.user_id}`,
      category: 'sign_in',
      userId: link.user_id,
      organizationId: await currentOrganization(trx, link.user_id),
      ipAddress: from.ipAddress,
      details: { way: 'link' },
    });
    return { ...session, userId: link.user_id };
  });
}
