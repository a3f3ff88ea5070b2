import type { AuthBody } from '../auth-paths.ts';
import type { Handler } from '../handler.ts';
import { hashPassword } from '../password-hash.ts';
import { checkPassword } from '../password-rules.ts';
import { requireMailOrigin } from '../require-mail-origin.ts';
import { signUpPerson } from '../sign-up-person.ts';

/** The same answer and the same work whether the address was free or not; its owner is told by mail. */
export const signUp: Handler = async (context, { body, from }) => {
  const { email, full_name, password, account_type, pending_org_name } = body as AuthBody<'sign-up/email'>;
  const origin = requireMailOrigin(from);
  await checkPassword(context.config.people.breachUrl, password);
  await signUpPerson(context, {
    email,
    name: full_name,
    passwordHash: await hashPassword(password),
    origin,
    person: {
      accountType: account_type,
      pendingOrgName: account_type === 'business' ? (pending_org_name ?? null) : null,
      ipAddress: from.ipAddress,
    },
  });
  return { json: { status: true }, setCookies: [] };
};
