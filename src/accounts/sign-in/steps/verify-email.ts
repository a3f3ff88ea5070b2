import type { AuthBody } from '../auth-paths.ts';
import { refusalOf } from '../desk.ts';
import type { Step } from '../step.ts';

/** A new letter; never a word on whether there is such an account. */
export const resendVerification: Step = async (desk, { body, from }) => {
  const { email } = body as AuthBody<'send-verification-email'>;
  await desk.post(`verify:${email}`, { asked: 'verification', email, origin: from.origin });
  return { json: { status: true }, setCookies: [] };
};

/** The link of a letter. It verifies, and signs nobody in: a password or a code does that. */
export const verifyEmail: Step = async (desk, request) => {
  const answer = await desk.ask(request);
  for (const { id } of answer.asking.sessions)
    await desk.db.deleteFrom('sessions').where('id', '=', id).execute();
  const location = answer.location ? new URL(answer.location, request.from.origin) : undefined;
  const failed = refusalOf(answer) ? 'verification_failed' : location?.searchParams.get('error');
  if (failed || !location)
    return { location: `/auth?error=${(failed ?? 'verification_failed').toLowerCase()}`, setCookies: [] };
  return { location: `${location.pathname}${location.search}`, setCookies: [] };
};
