import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Letter } from '../../platform/mail/mail.ts';
import { readSecret } from '../installation-secret.ts';
import { newToken } from '../secret-token.ts';
import type { AccountTables } from '../tables.ts';
import { resetLetter, verificationLetter } from './letters.ts';
import { AUTH_PATH, RESET_SECONDS, VERIFIED_PAGE, VERIFY_SECONDS } from './names.ts';
import { nameOfVerification } from './person-of-verification.ts';

/** A letter that somebody asked for by giving an address. */
interface Asked {
  asked: 'reset' | 'verification';
  email: string;
  /** Of this server, as the browser saw it. */
  origin: string;
}

/** Writes it, with a link made now; undefined: nobody has the address, or it needs no such letter. */
export async function writeAsked(
  db: Kysely<AccountTables>,
  { asked, email, origin }: Asked,
): Promise<Letter | undefined> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'name', 'email_verified'])
    .where('email', '=', email)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (!user) return undefined;
  if (asked === 'reset') return resetLetter(email, user.name, await resetLink(db, user.id, origin));
  if (user.email_verified) return undefined;
  return verificationLetter(email, user.name, await verificationLink(db, email, origin));
}

/** As the sign-in library looks for it when the password is set. */
async function resetLink(db: Kysely<AccountTables>, userId: string, origin: string): Promise<string> {
  const token = newToken();
  await db
    .insertInto('verifications')
    .values({
      ...{ id: randomUUID(), identifier: nameOfVerification(`reset-password:${token}`), value: userId },
      expires_at: new Date(Date.now() + RESET_SECONDS * 1000),
    })
    .execute();
  return `${origin}/reset-password?token=${token}`;
}

async function verificationLink(db: Kysely<AccountTables>, email: string, origin: string): Promise<string> {
  const { createEmailVerificationToken } = await import('better-auth/api');
  const secret = await readSecret(db, 'sign_in');
  const url = new URL(`${AUTH_PATH}/verify-email`, origin);
  url.searchParams.set('token', await createEmailVerificationToken(secret, email, undefined, VERIFY_SECONDS));
  url.searchParams.set('callbackURL', VERIFIED_PAGE);
  return url.href;
}
