import type { CallBody } from '../../../kernel/contracts/api/api.ts';
import { call, errorSentence } from '../../lib/api/api.ts';
import { showToast } from '../../lib/toast-store.ts';
import { plural } from '../../lib/wording/format.ts';

export interface Refusal {
  email: string;
  /** Why it was not sent, in a sentence. */
  reason: string;
}

type InvitedRole = CallBody<'createInvitation'>['role'];

/** Invites one after the other and says how many went out. @returns those that did not, with the reason */
export async function sendInvitations(emails: readonly string[], role: InvitedRole): Promise<Refusal[]> {
  const refusals: Refusal[] = [];
  for (const email of emails) {
    try {
      await call('createInvitation', { body: { email, role } });
    } catch (error) {
      refusals.push({ email, reason: errorSentence(error) });
    }
  }
  const sent = emails.length - refusals.length;
  if (sent === 1 && emails.length === 1) showToast(`Invited ${emails[0]}.`);
  else if (sent > 0) showToast(`Sent ${plural(sent, 'invitation')}.`);
  return refusals;
}
