import { newAsking } from '../asking.ts';
import type { AuthBody } from '../auth-paths.ts';
import { refusalOf } from '../desk.ts';
import { VERIFIED_PAGE } from '../names.ts';
import { checkPassword } from '../password-rules.ts';
import type { Step } from '../step.ts';

/** The same answer whether the address was free or not; its owner is told by mail. */
export const signUp: Step = async (desk, request) => {
  const { email, name, password, account_type, pending_org_name } = request.body as AuthBody<'sign-up/email'>;
  await checkPassword(desk.config.people.breachUrl, password);
  const asking = newAsking(request.from);
  asking.newPerson = {
    accountType: account_type,
    pendingOrgName: account_type === 'business' ? (pending_org_name ?? null) : null,
  };
  const body = { email, name, password, callbackURL: VERIFIED_PAGE };
  const answer = await desk.ask({ ...request, caller: undefined, body }, asking);
  const refusal = refusalOf(answer);
  if (refusal && !asking.addressTaken) throw refusal;
  return { json: { status: true }, setCookies: [] };
};
