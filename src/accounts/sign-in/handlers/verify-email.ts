import { VERIFIED_PAGE } from '../../auth-names.ts';
import { findLink } from '../../emails/account-links.ts';
import type { AuthBody } from '../auth-paths.ts';
import type { Handler } from '../handler.ts';
import { requireMailOrigin } from '../require-mail-origin.ts';

const FAILED_PAGE = '/auth?error=invalid_token';

/** A new email; never a word on whether there is such an account. */
export const resendVerification: Handler = async (context, { body, from }) => {
  const { email } = body as AuthBody<'send-verification-email'>;
  await context.post(`verify:${email}`, { asked: 'verification', email, origin: requireMailOrigin(from) });
  return { json: { status: true }, setCookies: [] };
};

/**
 * The link of an email. It verifies, and signs nobody in: a password or a code does that. Opened twice,
 * as by a program that looks through mail before its reader does, it says the same.
 */
export const verifyEmail: Handler = async ({ db }, { query }) => {
  const link = await findLink(db, 'verify', query.token ?? '');
  if (!link) return { location: FAILED_PAGE, setCookies: [] };
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ email_verified: true, updated_at: new Date() })
    .where('id', '=', link.userId)
    .where('email', '=', link.email)
    .executeTakeFirst();
  return { location: numUpdatedRows > 0n ? VERIFIED_PAGE : FAILED_PAGE, setCookies: [] };
};
