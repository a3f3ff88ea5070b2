import { writeAudit } from '../audit/write-audit.ts';
import { currentOrganization } from '../profiles/current-organization.ts';
import { endSession } from '../sessions.ts';
import type { AuthRequest } from './auth-request.ts';
import { completeSignUp } from './complete-sign-up.ts';
import type { SignInDesk } from './desk.ts';
import { expirePassword } from './password-rules.ts';

/** What every sign-in brings with it: the business's organization, the password's age, the log, and the end of the session they had. */
export async function sessionStarted(
  desk: SignInDesk,
  { caller, from }: AuthRequest,
  userId: string,
  way: 'password' | 'two_factor' | 'google',
): Promise<void> {
  await completeSignUp(desk, userId, desk.log);
  await expirePassword(desk.db, userId);
  if (caller) await endSession(desk.database, caller.token);
  await writeAudit(desk.db, {
    action: 'session.started',
    resource: `user:${userId}`,
    category: 'sign_in',
    userId,
    organizationId: await currentOrganization(desk.db, userId),
    ipAddress: from.ipAddress,
    details: { way },
  });
}
