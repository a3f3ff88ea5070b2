import type { Queries } from '../../platform/db/database.ts';
import type { Email } from '../../platform/mail/mail.ts';
import { AUTH_PATH } from '../auth-names.ts';
import { createLink } from './account-links.ts';
import { newAddressEmail, resetEmail, verificationEmail } from './email-texts.ts';

/** An email that somebody asked for by giving an address; its link is made when it is sent. */
export type RequestedEmail = {
  email: string;
  /** Of this server: configured, or where it listens. */
  origin: string;
} & (
  | { asked: 'reset' | 'verification' }
  /** For a new address of who is signed in at this session. */
  | { asked: 'change_email'; sessionId: string }
);

/** Writes it, with a link made now; undefined: nobody has the address, or it needs no such email. */
export async function composeRequested(db: Queries, request: RequestedEmail): Promise<Email | undefined> {
  if (request.asked === 'change_email') return composeAddressChange(db, request);
  const { email, origin } = request;
  const user = await db
    .selectFrom('users')
    .select(['id', 'name', 'email_verified'])
    .where('email', '=', email)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (!user) return undefined;
  if (request.asked === 'reset') {
    const token = await createLink(db, { userId: user.id, kind: 'reset', email });
    return resetEmail(email, user.name, `${origin}/reset-password?token=${token}`);
  }
  if (user.email_verified) return undefined;
  const token = await createLink(db, { userId: user.id, kind: 'verify', email });
  return verificationEmail(email, user.name, `${origin}${AUTH_PATH}/verify-email?token=${token}`);
}

/** Nothing where somebody else has the address, or the session that asked is over. */
async function composeAddressChange(
  db: Queries,
  { email, origin, sessionId }: Extract<RequestedEmail, { asked: 'change_email' }>,
): Promise<Email | undefined> {
  const user = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.name'])
    .where('sessions.id', '=', sessionId)
    .where('users.is_active', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('users as other').select('other.id').where('other.email', '=', email))),
    )
    .executeTakeFirst();
  if (!user) return undefined;
  const token = await createLink(db, { userId: user.id, kind: 'change_email', email });
  return newAddressEmail(email, user.name, `${origin}${AUTH_PATH}/confirm-email?token=${token}`);
}
